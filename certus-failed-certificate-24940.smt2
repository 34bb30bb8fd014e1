; Certus 0.1.0: a proof that failed its check.
; The proof is an inductive invariant for all ghost.
; What is wrong with it: from location 215 to location 230: a path ends outside the formula: from set_impl@0 = #xffffffffffffff00, set_impl@112 = #x0000000000000000, ldv_successful_zalloc.memory15.next = #x0000010100000030, ldv_successful_zalloc.memory16.next = #x0000010200000cd0, ldv_successful_zalloc.memory18.next = #xfffffffffffffe00, ldv_successful_zalloc.memory22.next = #xffffffffffffff00, ref_cnt = #x00000000, ldv_state_variable_0 = #x00000003, capmode_proto_group1 = #x0000010200000000, capmode_proto_group0 = #x0000010100000000, last_index = #x00000001, arc_proto_default = #x0000000000100880, and 10 more to set_impl@0 = #xffffffffffffff00, set_impl@112 = #x0000000000000000, ldv_successful_zalloc.memory15.next = #x0000010100000030, ldv_successful_zalloc.memory16.next = #x0000010200000cd0, ldv_successful_zalloc.memory18.next = #xfffffffffffffe00, ldv_successful_zalloc.memory22.next = #xffffffffffffff00, ref_cnt = #x00000000, ldv_state_variable_0 = #x00000003, capmode_proto_group1 = #x0000010200000000, capmode_proto_group0 = #x0000010100000000, last_index = #x00000001, arc_proto_default = #x0000000000100880, and 3 more
;
; The formulas of the proof, by location:
;   19: (let (($1 (= #x00000000 last_index)) ($2 (= ldv_state_variable_0 #x00000003)) ($3 (= ldv_state_variable_0 #x00000001)) ($4 (= ldv_state_variable_1 #x00000000))) (and (not (= #x00000000 ldv_state_variable_0)) $1 (= #x00000000 ref_cnt) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_1 #x00000002) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvsge last_index #x00000000) (= ((_ extract 31 4) last_index) #x0000000) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (or (and $2 (= ldv_state_variable_1 #x00000001) (= arc_proto_default #x0000000000100880) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0)) (and $3 $1 $4 (= #x0000000000000000 capmode_proto_group1) (= set_impl@0 #x0000000000000000) (= set_impl@8 #x0000000000000000) (= set_impl@16 #x0000000000000000) (= set_impl@24 #x0000000000000000) (= set_impl@32 #x0000000000000000) (= set_impl@40 #x0000000000000000) (= set_impl@48 #x0000000000000000) (= set_impl@56 #x0000000000000000) (= set_impl@64 #x0000000000000000) (= set_impl@72 #x0000000000000000) (= set_impl@80 #x0000000000000000) (= set_impl@88 #x0000000000000000) (= set_impl@96 #x0000000000000000) (= set_impl@104 #x0000000000000000) (= set_impl@112 #x0000000000000000) (= ldv_successful_zalloc.memory15.next #x0000010100000000) (= ldv_successful_zalloc.memory16.next #x0000010200000000) (= ldv_successful_zalloc.memory18.next #x0000010300000000) (= ldv_successful_zalloc.memory22.next #x0000010400000000) (= #x0000000000000000 capmode_proto_group0))) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (or $3 $2) (not (= $2 $4))))
;   24: true
;   25: true
;   26: true
;   27: true
;   33: true
;   34: true
;   35: true
;   36: true
;   48: (let (($1 (= #x00000000 last_index)) ($2 (= set_impl@0 #x0000000000000000)) ($3 (= set_impl@8 #x0000000000000000)) ($4 (= set_impl@16 #x0000000000000000)) ($5 (= set_impl@24 #x0000000000000000)) ($6 (= set_impl@32 #x0000000000000000)) ($7 (= set_impl@40 #x0000000000000000)) ($8 (= set_impl@48 #x0000000000000000)) ($9 (= set_impl@56 #x0000000000000000)) ($10 (= set_impl@64 #x0000000000000000)) ($11 (= set_impl@72 #x0000000000000000)) ($12 (= set_impl@80 #x0000000000000000)) ($13 (= set_impl@88 #x0000000000000000)) ($14 (= set_impl@96 #x0000000000000000)) ($15 (= set_impl@104 #x0000000000000000)) ($16 (= set_impl@112 #x0000000000000000)) ($17 (= ldv_successful_zalloc.memory15.next #x0000010100000000)) ($18 (= ldv_successful_zalloc.memory16.next #x0000010200000000)) ($19 (= ldv_successful_zalloc.memory18.next #x0000010300000000)) ($20 (= ldv_successful_zalloc.memory22.next #x0000010400000000))) (and (= ldv_state_variable_0 #x00000001) $1 (= #x00000000 ref_cnt) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvsge last_index #x00000000) (= ((_ extract 31 4) last_index) #x0000000) (not (= ldv_successful_zalloc.memory16.next #xffffffffffffffff)) (not (= #x00000000 arcnet_cap_init.count)) (bvult arcnet_cap_init.count #x0000000a) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (or (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 (= #x00000001 arcnet_cap_init.count)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 (= arcnet_cap_init.count #x00000008)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 (= arcnet_cap_init.count #x00000009)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 (= arcnet_cap_init.count #x00000002)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 (= arcnet_cap_init.count #x00000003)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 (= arcnet_cap_init.count #x00000004)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 (= arcnet_cap_init.count #x00000007)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 (= arcnet_cap_init.count #x00000006)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 (= arcnet_cap_init.count #x00000005))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next)))))
;   71: true
;   76: true
;   77: true
;   78: true
;   79: true
;   84: (let (($1 (= #x00000000 last_index)) ($2 (= ldv_state_variable_0 #x00000003)) ($3 (= ldv_state_variable_1 #x00000001)) ($4 (= arc_proto_default #x0000000000100880)) ($5 (= set_impl@0 #x0000000000000000)) ($6 (= set_impl@8 #x0000000000000000)) ($7 (= set_impl@16 #x0000000000000000)) ($8 (= set_impl@24 #x0000000000000000)) ($9 (= set_impl@32 #x0000000000000000)) ($10 (= set_impl@40 #x0000000000000000)) ($11 (= set_impl@48 #x0000000000000000)) ($12 (= set_impl@56 #x0000000000000000)) ($13 (= set_impl@64 #x0000000000000000)) ($14 (= set_impl@72 #x0000000000000000)) ($15 (= set_impl@80 #x0000000000000000)) ($16 (= set_impl@88 #x0000000000000000)) ($17 (= set_impl@96 #x0000000000000000)) ($18 (= set_impl@104 #x0000000000000000)) ($19 (= set_impl@112 #x0000000000000000)) ($20 (= ldv_successful_zalloc.memory15.next #x0000010100000000)) ($21 (= ldv_successful_zalloc.memory16.next #x0000010200000000)) ($22 (= ldv_successful_zalloc.memory18.next #x0000010300000000)) ($23 (= ldv_successful_zalloc.memory22.next #x0000010400000000)) ($24 (= #x0000010100000000 ldv_successful_zalloc.$t!114))) (and (= #x00000000 ldv_retval_0) $1 $2 (= #x00000000 ref_cnt) (not (= ldv_state_variable_1 #x00000000)) $3 $4 (= ldv_successful_zalloc.__size!111 #x0000000000000014) (= ldv_successful_zalloc.memory15.next ldv_successful_zalloc.$t!114) (= ldv_successful_zalloc.memory15.next $t!115) (= #x0000000000000014 $t!116) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvsge last_index #x00000000) (= ((_ extract 31 4) last_index) #x0000000) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.$t!114)) (bvult $t!117 #x0000000000000015) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (or (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= #x0000000000000000 $t!117)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= #x0000000000000001 $t!117)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= #x0000000000000014 $t!117)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000008)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000010)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000002)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000005)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x000000000000000f)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000009)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000004)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000003)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x000000000000000e)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000013)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x000000000000000a)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000006)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x000000000000000b)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000007)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x000000000000000c)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x000000000000000d)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000011)) (and $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 $18 $19 $20 $21 $22 $23 $24 (= $t!117 #x0000000000000012))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (bvult ((_ extract 4 0) $t!117) #b10101) (or (= ldv_state_variable_0 #x00000001) $2)))
;   92: (let (($1 (= ldv_state_variable_0 #x00000003)) ($2 (= ldv_state_variable_1 #x00000001)) ($3 (= arc_proto_default #x0000000000100880)) ($4 (= #x00 ((_ extract 7 0) set_impl@112))) ($5 (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next))) ($6 (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next))) ($7 (bvsge last_index #x00000000)) ($8 (= ((_ extract 31 4) last_index) #x0000000)) ($9 (bvult $t!124 #x0000000000000cc1))) (and (= #x00000000 ldv_retval_0) $1 (= #x00000000 ref_cnt) $2 $3 (= ldv_successful_zalloc.__size!118 #x0000000000000cc0) (= ldv_successful_zalloc.memory16.next ldv_successful_zalloc.$t!121) (= ldv_successful_zalloc.memory16.next $t!122) (= #x0000000000000cc0 $t!123) $4 (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) $5 $6 (= #x0 ((_ extract 3 0) capmode_proto_group0)) $7 $8 (= #x0 ((_ extract 3 0) ldv_successful_zalloc.$t!121)) $9 (and (= #x00000000 last_index) $1 (not (= ldv_state_variable_1 #x00000000)) $2 $3 $4 $5 $6 $7 $8 $9 (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= #x0000010100000000 capmode_proto_group0) (= set_impl@0 #x0000000000000000) (= set_impl@8 #x0000000000000000) (= set_impl@16 #x0000000000000000) (= set_impl@24 #x0000000000000000) (= set_impl@32 #x0000000000000000) (= set_impl@40 #x0000000000000000) (= set_impl@48 #x0000000000000000) (= set_impl@56 #x0000000000000000) (= set_impl@64 #x0000000000000000) (= set_impl@72 #x0000000000000000) (= set_impl@80 #x0000000000000000) (= set_impl@88 #x0000000000000000) (= set_impl@96 #x0000000000000000) (= set_impl@104 #x0000000000000000) (= set_impl@112 #x0000000000000000) (= ldv_successful_zalloc.memory16.next #x0000010200000000) (= ldv_successful_zalloc.memory18.next #x0000010300000000) (= ldv_successful_zalloc.memory22.next #x0000010400000000) (= #x0000010200000000 ldv_successful_zalloc.$t!121) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (bvult ((_ extract 11 0) $t!124) #xcc1) (or (= ldv_state_variable_0 #x00000001) $1))))
;   123: true
;   124: true
;   125: true
;   126: true
;   146: (let (($1 (= ldv_successful_zalloc.memory18.next ldv_successful_zalloc.$t!169)) ($2 (= ldv_state_variable_0 #x00000003))) (and (= #x00000000 ref_cnt) (= capmode_proto_group1 rx.dev) (= capmode_proto_group0 rx.pkthdr) (= ldvarg0 rx.length) (= #x00000000000000e8 ldv_successful_zalloc.__size!166) $1 (= ldv_successful_zalloc.memory18.next $t!170) (= #x00000000000000e8 $t!171) (and (not (= #x00000000 ldv_state_variable_0)) $2 (bvslt last_index #x00000001) (= arc_proto_default #x0000000000100880) $1 (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvsge last_index #x00000000) (= ((_ extract 31 4) last_index) #x0000000) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.$t!169)) (bvult $t!172 #x00000000000000ea) (= #x0000000000000000 (bvand #xffffffffffffff01 $t!172)) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (not (= #b1 ((_ extract 0 0) $t!172))) (bvult ((_ extract 7 0) $t!172) #xea) (or (= ldv_state_variable_0 #x00000001) $2))))
;   201: (let (($1 (= ldv_state_variable_0 #x00000003)) ($2 (bvadd #xffffffffffffff00 ldv_successful_zalloc.memory18.next)) ($3 (bvslt last_index #x00000002))) (let (($4 (= set_impl@0 $2))) (and (= #x00000000 ref_cnt) (= ldvarg0 rx.length) (= capmode_proto_group0 rx.pkthdrbuf) (= capmode_proto_group0 $t!193) (= #x0000000000000005 $t!194) (and (not (= #x00000000 ldv_state_variable_0)) $1 (not (= #x0000000000000000 rx.skb)) (not (= #x00000000 last_index)) (= arc_proto_default #x0000000000100880) (= rx.pktbuf $t!192) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvult ldv_successful_zalloc.memory18.next #xffffffffffffff01) (bvult last_index #x00000010) (= #x00 ((_ extract 7 0) rx.skb)) (not (= ldv_successful_zalloc.memory18.next #xffffffffffffffff)) (bvult capmode_proto_group0 #xfffffffffffffff1) (bvult $t!195 #x0000000000000006) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (bvult rx.pktbuf #x0000010100000001) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefcffffff00 ldv_successful_zalloc.memory18.next))) (= ldv_successful_zalloc.memory18.next (bvadd #x0000000000000100 rx.skb)) $4 $3 (=> $3 $4) (or $4 (not (bvslt last_index #x00000003)) (= set_impl@8 $2)) (bvult ((_ extract 2 0) $t!195) #b110) (or (= ldv_state_variable_0 #x00000001) $1)))))
;   204: (let (($1 (= ldv_state_variable_0 #x00000003)) ($2 (not (= #x00000000 last_index))) ($3 (= #x00 ((_ extract 7 0) set_impl@112))) ($4 (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next))) ($5 (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next))) ($6 (bvult last_index #x00000010)) ($7 (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01)) ($8 (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next)))) ($9 (= #x00 ((_ extract 7 0) (bvadd #xfffffefcffffff00 ldv_successful_zalloc.memory18.next)))) ($10 ((_ extract 2 0) $t!198)) ($11 (= last_index #x00000001)) ($12 (bvadd #xffffffffffffff00 ldv_successful_zalloc.memory18.next)) ($13 (bvult (bvadd #x0000000000000009 rx.pktbuf) #x0000010100000006)) ($14 ((_ zero_extend 32) ((_ extract 31 0) (bvadd #xfffffeff00000007 rx.pktbuf)))) ($15 (bvult ghost #x0000000000000007)) ($16 (bvult ghost #x0000000000000006)) ($17 ((_ zero_extend 32) ((_ extract 31 0) (bvadd #xfffffeff00000006 rx.pktbuf)))) ($18 (bvult ghost #x0000000000000005)) ($19 ((_ zero_extend 32) ((_ extract 31 0) (bvadd #xfffffeff00000005 rx.pktbuf)))) ($20 ((_ zero_extend 32) ((_ extract 31 0) (bvadd #xfffffeff00000004 rx.pktbuf)))) ($21 (bvult ghost #x0000000000000004)) ($22 ((_ zero_extend 32) ((_ extract 31 0) (bvadd #xfffffeff00000003 rx.pktbuf)))) ($23 (bvult ghost #x0000000000000003)) ($24 ((_ zero_extend 32) ((_ extract 31 0) (bvadd #xfffffeff00000002 rx.pktbuf)))) ($25 (bvult ghost #x0000000000000002)) ($26 (= #x0000000000000000 ghost)) ($27 ((_ zero_extend 32) ((_ extract 31 0) (bvadd #xfffffeff00000001 rx.pktbuf)))) ($28 ((_ zero_extend 32) ((_ extract 31 0) (bvadd #xfffffeff00000000 rx.pktbuf))))) (let (($29 (bvult $10 #b110)) ($30 (= set_impl@0 $12)) ($31 (bvult $14 ghost)) ($32 (bvult ghost $14)) ($33 ((_ zero_extend 61) $10)) ($34 (bvult ghost ((_ zero_extend 61) (bvadd #b111 $10)))) ($35 (bvult $17 ghost)) ($36 (bvult ghost $17)) ($37 (bvult $19 ghost)) ($38 (bvult ghost $19)) ($39 (bvult $20 ghost)) ($40 (bvult ghost $20)) ($41 (bvult $22 ghost)) ($42 (bvult ghost $22)) ($43 (bvult $24 ghost)) ($44 (bvult ghost $24)) ($45 (bvult $27 ghost)) ($46 (bvult ghost $27)) ($47 (bvult $28 ghost)) ($48 (bvult ghost $28))) (let (($49 (=> (bvslt last_index #x00000002) $30)) ($50 (or $30 (not (bvslt last_index #x00000003)) (= set_impl@8 $12))) ($51 (bvult ghost $33)) ($52 (bvult $33 ghost))) (and (= #x00000000 ref_cnt) (= ldvarg0 rx.length) (= capmode_proto_group0 rx.pkthdrbuf) (= capmode_proto_group0 $t!193) (and (not (= #x00000000 ldv_state_variable_0)) $1 (not (= #x0000000000000000 rx.skb)) $2 (= arc_proto_default #x0000000000100880) (= rx.pktbuf $t!192) $3 (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) $4 $5 (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvult ldv_successful_zalloc.memory18.next #xffffffffffffff01) $6 (= #x00 ((_ extract 7 0) rx.skb)) (not (= ldv_successful_zalloc.memory18.next #xffffffffffffffff)) (bvult capmode_proto_group0 #xfffffffffffffff1) (not (= #x0000000000000000 rx.pktbuf)) (bvult $t!198 #x0000000000000006) $7 (bvuge rx.pktbuf #x0000010100000001) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) $8 $9 (= ldv_successful_zalloc.memory18.next (bvadd #x0000000000000100 rx.skb)) $29 (or (and $11 $2 $3 $4 $5 $6 $7 $8 $9 $49 $50 (or (not $13) $31 $32 $15 (not $51) (not $34)) (or (not $13) $31 $32 $15 $52) $29) (and $11 $2 $3 $4 $5 $6 $7 $8 $9 $49 $50 $29 (or (not $13) $16 $35 $36 (not $51) (not $34)) (or (not $13) $16 $35 $36 $52)) (and $11 $2 $3 $4 $5 $6 $7 $8 $9 $49 $50 $29 (or (not $13) $18 $37 $38 (not $51) (not $34)) (or (not $13) $18 $37 $38 $52)) (and $11 $2 $3 $4 $5 $6 $7 $8 $9 $49 $50 $29 (or (not $13) $39 $40 $21 (not $51) (not $34)) (or (not $13) $39 $40 $21 $52)) (and $11 $2 $3 $4 $5 $6 $7 $8 $9 $49 $50 $29 (or (not $13) $41 $42 $23 (not $51) (not $34)) (or (not $13) $41 $42 $23 $52)) (and $11 $2 $3 $4 $5 $6 $7 $8 $9 $49 $50 $29 (or (not $13) $43 $44 $25 (not $51) (not $34)) (or (not $13) $43 $44 $25 $52)) (and $11 $2 $3 $4 $5 $6 $7 $8 $9 $49 $50 $29 (or (not $13) $26 $45 $46 (not $51) (not $34)) (or (not $13) $26 $45 $46 $52)) (and $11 $2 $3 $4 $5 $6 $7 $8 $9 $49 $50 $29 (or (not $13) $47 $48 (not $51) (not $34)) (or (not $13) $47 $48 $52))) (or (= ldv_state_variable_0 #x00000001) $1))))))
;   215: (let (($1 (= ldv_state_variable_0 #x00000003))) (and (= #x00000000 ref_cnt) (= ldvarg0 rx.length) (= capmode_proto_group0 (bvadd #xfffffffffffffffb $t!202)) (= #x000000000000000f $t!203) (and (not (= #x00000000 ldv_state_variable_0)) $1 (bvsge last_index #x00000001) (not (= #x00000000 last_index)) (= arc_proto_default #x0000000000100880) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (= ((_ extract 31 4) last_index) #x0000000) (bvult last_index #x00000010) (= #x00 ((_ extract 7 0) rx.skb)) (bvult capmode_proto_group0 #xfffffffffffffff1) (bvult $t!201 #xfffffffffffffff6) (bvult $t!204 #x0000000000000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (bvult $t!201 #x0000010100000006) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefcffffff00 ldv_successful_zalloc.memory18.next))) (= ldv_successful_zalloc.memory18.next (bvadd #x0000000000000100 rx.skb)) (or (= ldv_state_variable_0 #x00000001) $1))))
;   218: (let (($1 (= ldv_state_variable_0 #x00000003))) (and (= #x00000000 ref_cnt) (= ldvarg0 rx.length) (= capmode_proto_group0 (bvadd #xfffffffffffffffb $t!202)) (and (not (= #x00000000 ldv_state_variable_0)) $1 (bvsge last_index #x00000001) (not (= #x00000000 last_index)) (= arc_proto_default #x0000000000100880) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (= ((_ extract 31 4) last_index) #x0000000) (bvult last_index #x00000010) (= #x00 ((_ extract 7 0) rx.skb)) (bvult capmode_proto_group0 #xfffffffffffffff1) (bvuge $t!201 #x0000000000000006) (bvult $t!207 #x0000000000000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (bvuge $t!201 #x0000010100000006) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefcffffff00 ldv_successful_zalloc.memory18.next))) (= ldv_successful_zalloc.memory18.next (bvadd #x0000000000000100 rx.skb)) (or (= ldv_state_variable_0 #x00000001) $1))))
;   230: (let (($1 (= #xffffffff ldv_set_remove.deleted_index)) ($2 (bvsge last_index #x00000001)) ($3 (not (= #x00000000 last_index))) ($4 (= #x00 ((_ extract 7 0) set_impl@112))) ($5 (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next))) ($6 (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next))) ($7 (= ((_ extract 31 4) last_index) #x0000000)) ($8 (bvsge ldv_set_remove.i #x00000000)) ($9 (= ldv_state_variable_0 #x00000003)) ($10 ((_ extract 3 0) ldv_set_remove.i))) (and (not (= #x00000000 ldv_state_variable_0)) (= #x00000000 ref_cnt) $1 $2 $3 $4 (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) $5 $6 (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) $7 (bvult capmode_proto_group0 #xfffffffffffffff1) (= #x00 ((_ extract 7 0) ldv_set_remove.e)) $8 (and $9 $1 $2 $3 (= arc_proto_default #x0000000000100880) $4 $5 $6 $7 (bvult last_index #x00000010) $8 (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefcffffff00 ldv_successful_zalloc.memory18.next))) (= ldv_successful_zalloc.memory18.next (bvadd #x0000000000000100 ldv_set_remove.e)) (= set_impl@0 (bvadd #xffffffffffffff00 ldv_successful_zalloc.memory18.next)) (= #b11111 ((_ extract 4 0) ldv_set_remove.deleted_index)) (bvslt ((_ zero_extend 28) $10) last_index) (bvsle last_index ((_ zero_extend 28) (bvadd #x1 $10))) (not (= #x7 $10)) (bvslt $10 #x1) (bvslt $10 #x3) (bvsge $10 #xc) (bvsge $10 #xe) (bvslt $10 #x2) (bvsge $10 #xf) (bvult ((_ extract 30 0) ldv_set_remove.i) #b0000000000000000000000000010000) (or (= ldv_state_variable_0 #x00000001) $9))))
;   246: (let (($1 (= ldv_state_variable_0 #x00000003)) ($2 ((_ extract 30 0) ldv_set_remove.i)) ($3 ((_ extract 3 0) ldv_set_remove.i))) (and (= #x00000000 ref_cnt) (and (not (= #x00000000 ldv_state_variable_0)) $1 (= last_index #x00000001) (not (= #x00000000 last_index)) (= arc_proto_default #x0000000000100880) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvult last_index #x00000010) (bvult capmode_proto_group0 #xfffffffffffffff1) (bvsge ldv_set_remove.i #x00000000) (not (= #x00000000 ldv_set_remove.i)) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefcffffff00 ldv_successful_zalloc.memory18.next))) (bvult $2 #b0000000000000000000000000010000) (bvsle last_index ((_ zero_extend 28) $3)) (not (= #x0 $3)) (not (= #b0000000000000000000000000000000 $2)) (or (= ldv_state_variable_0 #x00000001) $1))))
;   252: false
;   255: false
;   256: false
;   259: false
;   262: false
;   265: false
;   266: false
;   269: false
;   281: (let (($1 (= ldv_state_variable_0 #x00000003))) (and (= #x00000000 ref_cnt) (= capmode_proto_group1 rx.dev) (= capmode_proto_group0 rx.pkthdr) (= ldvarg0 rx.length) (= ldv_skb_alloc.skb ldv_set_add.e) (and (not (= #x00000000 ldv_state_variable_0)) (= #x00000000 last_index) $1 (bvslt last_index #x00000001) (= arc_proto_default #x0000000000100880) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvsge last_index #x00000000) (= ((_ extract 31 4) last_index) #x0000000) (bvult ldv_successful_zalloc.memory18.next #xffffffffffffff01) (bvult ldv_skb_alloc.skb #xffffffffffffff01) (= #x00 ((_ extract 7 0) ldv_skb_alloc.skb)) (bvsge ldv_set_add.i #x00000000) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (= ldv_successful_zalloc.memory18.next (bvadd #x0000000000000100 ldv_skb_alloc.skb)) (= #x00 ((_ extract 7 0) (bvadd #xfffffefcffffff00 ldv_successful_zalloc.memory18.next))) (=> (bvult ldv_successful_zalloc.memory18.next #x0000000000000101) (bvult ldv_successful_zalloc.memory18.next #x0000000000000100)) (bvult ((_ extract 30 0) ldv_set_add.i) #b0000000000000000000000000010000) (or (= ldv_state_variable_0 #x00000001) $1))))
;   333: (let (($1 (= ldv_successful_zalloc.memory22.next ldv_successful_zalloc.$t!309)) ($2 (= ldv_state_variable_0 #x00000003))) (and (= #x00000000 ref_cnt) (= capmode_proto_group1 ack_tx.dev) (= ldvarg5 ack_tx.acked) (= capmode_proto_group1 (bvadd #xfffffffffffff340 ack_tx.lp)) (= #x00000000000000e8 ldv_successful_zalloc.__size!306) $1 (= ldv_successful_zalloc.memory22.next $t!310) (= #x00000000000000e8 $t!311) (and (not (= #x00000000 ldv_state_variable_0)) $2 (bvslt last_index #x00000001) (= arc_proto_default #x0000000000100880) $1 (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvsge last_index #x00000000) (= ((_ extract 31 4) last_index) #x0000000) (bvult last_index #x00000010) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.$t!309)) (bvult $t!312 #x00000000000000ea) (= #x0000000000000000 (bvand #xffffffffffffff01 $t!312)) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))) (not (= #b1 ((_ extract 0 0) $t!312))) (bvult ((_ extract 7 0) $t!312) #xea) (or (= ldv_state_variable_0 #x00000001) $2))))
;   377: (let (($1 (= ldv_state_variable_0 #x00000003)) ($2 (bvadd #xffffffffffffff00 ldv_successful_zalloc.memory22.next)) ($3 (bvslt last_index #x00000002))) (let (($4 (= set_impl@0 $2))) (and (= #x00000000 ref_cnt) (= ldvarg5 ack_tx.acked) (= capmode_proto_group1 (bvadd #xfffffffffffff340 ack_tx.lp)) (= $t!336 #x000000000000000a) (and (not (= #x00000000 ldv_state_variable_0)) $1 (not (= #x0000000000000000 ack_tx.ackskb)) (not (= #x00000000 last_index)) (= arc_proto_default #x0000000000100880) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (= #x00 ((_ extract 7 0) ack_tx.ackskb)) (bvult $t!337 #x000000000000000b) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefbffffff00 ldv_successful_zalloc.memory22.next))) (= ldv_successful_zalloc.memory22.next (bvadd #x0000000000000100 ack_tx.ackskb)) (= ack_tx.ackpkt $t!334) $4 $3 (=> $3 $4) (or $4 (= set_impl@8 $2) (not (bvslt last_index #x00000003))) (bvult ((_ extract 3 0) $t!337) #xb) (or (= ldv_state_variable_0 #x00000001) $1)))))
;   380: (let (($1 (= ldv_state_variable_0 #x00000003)) ($2 (bvadd #xffffffffffffff00 ldv_successful_zalloc.memory22.next)) ($3 (bvslt last_index #x00000002))) (let (($4 (= set_impl@0 $2))) (and (= #x00000000 ref_cnt) (= ldvarg5 ack_tx.acked) (= capmode_proto_group1 (bvadd #xfffffffffffff340 ack_tx.lp)) (and (not (= #x00000000 ldv_state_variable_0)) $1 (not (= #x0000000000000000 ack_tx.ackskb)) (not (= #x00000000 last_index)) (= arc_proto_default #x0000000000100880) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (= #x00 ((_ extract 7 0) ack_tx.ackskb)) (not (= #x0000000000000000 $t!334)) (bvult $t!340 #x000000000000000b) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefbffffff00 ldv_successful_zalloc.memory22.next))) (= ldv_successful_zalloc.memory22.next (bvadd #x0000000000000100 ack_tx.ackskb)) (= ack_tx.ackpkt $t!334) (not (= #x0000000000000000 ack_tx.ackpkt)) $4 $3 (=> $3 $4) (or $4 (= set_impl@8 $2) (not (bvslt last_index #x00000003))) (bvult ((_ extract 3 0) $t!340) #xb) (or (= ldv_state_variable_0 #x00000001) $1)))))
;   395: (let (($1 (= #xffffffff ldv_set_remove.deleted_index!352)) ($2 (= ldv_state_variable_0 #x00000003)) ($3 ((_ extract 3 0) ldv_set_remove.i!351))) (and (= #x00000000 ref_cnt) $1 (= capmode_proto_group1 (bvadd #xfffffffffffff340 ack_tx.lp)) (and (not (= #x00000000 ldv_state_variable_0)) $2 $1 (not (= #x00000000 last_index)) (= arc_proto_default #x0000000000100880) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (= #x00 ((_ extract 7 0) ldv_set_remove.e!350)) (bvult ldv_set_remove.i!351 #x00000010) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefbffffff00 ldv_successful_zalloc.memory22.next))) (= ldv_successful_zalloc.memory22.next (bvadd #x0000000000000100 ldv_set_remove.e!350)) (= set_impl@0 (bvadd #xffffffffffffff00 ldv_successful_zalloc.memory22.next)) (bvsge $3 #xf) (bvsge $3 #xe) (bvsge $3 #xc) (bvslt $3 #x3) (bvslt $3 #x1) (not (= #x7 $3)) (bvsle last_index ((_ zero_extend 28) (bvadd #x1 $3))) (= #b11111 ((_ extract 4 0) ldv_set_remove.deleted_index!352)) (bvslt ((_ zero_extend 28) $3) last_index) (or (= ldv_state_variable_0 #x00000001) $2))))
;   421: (let (($1 (= ldv_state_variable_0 #x00000003)) ($2 ((_ extract 3 0) ldv_set_remove.i!351))) (and (not (= #x00000000 ldv_state_variable_0)) $1 (= #x00000000 ref_cnt) (= last_index #x00000001) (not (= #x00000000 last_index)) (= arc_proto_default #x0000000000100880) (= capmode_proto_group1 (bvadd #xfffffffffffff340 ack_tx.lp)) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (bvult ldv_set_remove.i!351 #x00000010) (not (= #x00000000 ldv_set_remove.i!351)) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefbffffff00 ldv_successful_zalloc.memory22.next))) (not (= #x0 $2)) (bvsle last_index ((_ zero_extend 28) $2)) (or (= ldv_state_variable_0 #x00000001) $1)))
;   440: (let (($1 (= ldv_state_variable_0 #x00000003))) (and (= #x00000000 ref_cnt) (= capmode_proto_group1 ack_tx.dev) (= ldvarg5 ack_tx.acked) (= capmode_proto_group1 (bvadd #xfffffffffffff340 ack_tx.lp)) (= ldv_skb_alloc.skb!302 ldv_set_add.e!371) (and (not (= #x00000000 ldv_state_variable_0)) $1 (bvslt last_index #x00000001) (= arc_proto_default #x0000000000100880) (= #x00 ((_ extract 7 0) set_impl@112)) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)) (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1) (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)) (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)) (bvult ldv_state_variable_0 #x00000004) (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)) (= #x0 ((_ extract 3 0) capmode_proto_group1)) (= #x0 ((_ extract 3 0) capmode_proto_group0)) (bvsge last_index #x00000000) (= ((_ extract 31 4) last_index) #x0000000) (bvult last_index #x00000010) (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01) (bvult ldv_skb_alloc.skb!302 #xffffffffffffff01) (= #x00 ((_ extract 7 0) ldv_skb_alloc.skb!302)) (bvsge ldv_set_add.i!372 #x00000000) (= ldv_successful_zalloc.memory15.next #x0000010100000030) (= ldv_successful_zalloc.memory16.next #x0000010200000cd0) (= #x0000010200000000 capmode_proto_group1) (= #x0000010100000000 capmode_proto_group0) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))) (= #x00 ((_ extract 7 0) (bvadd #xfffffefd00000000 ldv_successful_zalloc.memory18.next))) (= ldv_successful_zalloc.memory22.next (bvadd #x0000000000000100 ldv_skb_alloc.skb!302)) (= #x00 ((_ extract 7 0) (bvadd #xfffffefbffffff00 ldv_successful_zalloc.memory22.next))) (=> (bvult ldv_successful_zalloc.memory22.next #x0000000000000101) (bvult ldv_successful_zalloc.memory22.next #x0000000000000100)) (bvult ((_ extract 30 0) ldv_set_add.i!372) #b0000000000000000000000000010000) (or (= ldv_state_variable_0 #x00000001) $1))))
;
; The automaton:
; 483 locations, 554 edges, 401 variables, 20296 bits
;
; variables
;   arc_proto_map: bv64[bv8]
;   set_impl@0: bv64
;   set_impl@8: bv64
;   set_impl@16: bv64
;   set_impl@24: bv64
;   set_impl@32: bv64
;   set_impl@40: bv64
;   set_impl@48: bv64
;   set_impl@56: bv64
;   set_impl@64: bv64
;   set_impl@72: bv64
;   set_impl@80: bv64
;   set_impl@88: bv64
;   set_impl@96: bv64
;   set_impl@104: bv64
;   set_impl@112: bv64
;   main.memory12: bv8
;   ldv_successful_zalloc.memory13.size: bv64
;   ldv_successful_zalloc.memory15: bv8[bv32]
;   ldv_successful_zalloc.memory15.next: bv64
;   ldv_successful_zalloc.memory16: bv8[bv32]
;   ldv_successful_zalloc.memory16.next: bv64
;   rx.memory17@0: bv64
;   rx.memory17@8: bv64
;   ldv_successful_zalloc.memory18: bv16[bv31]
;   ldv_successful_zalloc.memory18.next: bv64
;   build_header.memory19@0: bv64
;   build_header.memory19@8: bv64
;   build_header.memory19@16: bv32
;   ack_tx.memory20@0: bv64
;   ack_tx.memory20@8: bv64
;   ack_tx.memory21@0: bv64
;   ack_tx.memory21@8: bv64
;   ack_tx.memory21@16: bv32
;   ldv_successful_zalloc.memory22: bv16[bv31]
;   ldv_successful_zalloc.memory22.next: bv64
;   prepare_tx.memory23@0: bv64
;   prepare_tx.memory23@8: bv64
;   prepare_tx.memory23@16: bv32
;   prepare_tx.memory24@0: bv64
;   prepare_tx.memory24@8: bv64
;   prepare_tx.memory24@16: bv32
;   prepare_tx.memory24@24: bv32
;   ldv_state_variable_1: bv32
;   ref_cnt: bv32
;   ldv_state_variable_0: bv32
;   capmode_proto_group1: bv64
;   capmode_proto_group0: bv64
;   ldv_retval_0: bv32
;   LDV_SKBS: bv64
;   last_index: bv32
;   arc_proto_default: bv64
;   arc_bcast_proto: bv64
;   arc_raw_proto: bv64
;   arcnet_debug: bv32
;   ldvarg7: bv32
;   tmp: bv32
;   ldvarg3: bv64
;   tmp___0: bv64
;   ldvarg0: bv32
;   tmp___1: bv32
;   ldvarg5: bv32
;   tmp___2: bv32
;   ldvarg6: bv32
;   tmp___3: bv32
;   ldvarg1: bv32
;   tmp___4: bv32
;   ldvarg4: bv16
;   tmp___5: bv16
;   &ldvarg2: bv64
;   tmp___6: bv32
;   tmp___7: bv32
;   tmp___8: bv32
;   $result: bv32
;   $t: bv32
;   $t!75: bv64
;   $t!76: bv32
;   $t!77: bv32
;   $t!78: bv32
;   $t!79: bv32
;   $t!80: bv16
;   $t!81: bv64
;   $t!82: bv32
;   $t!83: bv32
;   $t!84: bv32
;   $t!85: bv32
;   $t!86: bv32
;   $t!87: bv32
;   $t!88: bv32
;   ldv_successful_zalloc.__size: bv64
;   ldv_successful_zalloc.p: bv64
;   ldv_successful_zalloc.$result: bv64
;   ldv_successful_zalloc.$t: bv64
;   ldv_set_init.set: bv64
;   $t!94: bv64
;   capmode_module_init.$result: bv32
;   capmode_module_init.&$t: bv64
;   capmode_module_init.$t: bv32
;   printk.arg0: bv64
;   printk.$result: bv32
;   printk.$further: bv64
;   printk.$t: bv32
;   arcnet_cap_init.count: bv32
;   ldv_check_final_state.tmp___7: bv32
;   ldv_check_final_state.$t: bv32
;   ldv_set_is_empty.set: bv64
;   ldv_set_is_empty.$result: bv32
;   ldv_initialize_ArcProto_1.tmp: bv64
;   ldv_initialize_ArcProto_1.tmp___0: bv64
;   ldv_initialize_ArcProto_1.$t: bv64
;   ldv_initialize_ArcProto_1.$t!110: bv64
;   ldv_successful_zalloc.__size!111: bv64
;   ldv_successful_zalloc.p!112: bv64
;   ldv_successful_zalloc.$result!113: bv64
;   ldv_successful_zalloc.$t!114: bv64
;   $t!115: bv64
;   $t!116: bv64
;   $t!117: bv64
;   ldv_successful_zalloc.__size!118: bv64
;   ldv_successful_zalloc.p!119: bv64
;   ldv_successful_zalloc.$result!120: bv64
;   ldv_successful_zalloc.$t!121: bv64
;   $t!122: bv64
;   $t!123: bv64
;   $t!124: bv64
;   $t!125: bv64
;   arcnet_unregister_proto.arg0: bv64
;   rx.dev: bv64
;   rx.bufnum: bv32
;   rx.pkthdr: bv64
;   rx.length: bv32
;   rx.lp: bv64
;   rx.tmp: bv64
;   rx.skb: bv64
;   rx.pkt: bv64
;   rx.pktbuf: bv64
;   rx.pkthdrbuf: bv64
;   rx.ofs: bv32
;   rx.tmp___0: bv64
;   rx.__len: bv64
;   rx.__ret: bv64
;   rx.__len___0: bv64
;   rx.__ret___0: bv64
;   rx.$t: bv64
;   rx.$t!144: bv64
;   rx.&$t: bv64
;   rx.$t!146: bv32
;   rx.$t!147: bv64
;   rx.$t!148: bv64
;   rx.$t!149: bv64
;   rx.$t!150: bv64
;   rx.$t!151: bv64
;   rx.$t!152: bv64
;   rx.$t!153: bv64
;   rx.$t!154: bv32
;   netdev_priv.dev: bv64
;   netdev_priv.$result: bv64
;   ldv_alloc_skb_14.size: bv32
;   ldv_alloc_skb_14.priority: bv32
;   ldv_alloc_skb_14.tmp: bv64
;   ldv_alloc_skb_14.$result: bv64
;   ldv_alloc_skb_14.$t: bv64
;   ldv_skb_alloc.skb: bv64
;   ldv_skb_alloc.tmp___7: bv64
;   ldv_skb_alloc.$result: bv64
;   ldv_skb_alloc.$t: bv64
;   ldv_successful_zalloc.__size!166: bv64
;   ldv_successful_zalloc.p!167: bv64
;   ldv_successful_zalloc.$result!168: bv64
;   ldv_successful_zalloc.$t!169: bv64
;   $t!170: bv64
;   $t!171: bv64
;   $t!172: bv64
;   skb_put.arg0: bv64
;   skb_put.arg1: bv32
;   skb_put.$result: bv64
;   skb_put.$t: bv64
;   external_alloc.$result: bv64
;   external_alloc.$t: bv64
;   skb_reset_mac_header.skb: bv64
;   $t!180: bv64
;   $t!181: bv64
;   skb_mac_header.skb: bv64
;   skb_mac_header.$result: bv64
;   $t!184: bv64
;   $t!185: bv16
;   skb_pull.arg0: bv64
;   skb_pull.arg1: bv32
;   skb_pull.$result: bv64
;   skb_pull.$t: bv64
;   external_alloc.$result!190: bv64
;   external_alloc.$t!191: bv64
;   $t!192: bv64
;   $t!193: bv64
;   $t!194: bv64
;   $t!195: bv64
;   $t!196: bv8
;   $t!197: bv8
;   $t!198: bv64
;   $t!199: bv8
;   $t!200: bv8
;   $t!201: bv64
;   $t!202: bv64
;   $t!203: bv64
;   $t!204: bv64
;   $t!205: bv8
;   $t!206: bv8
;   $t!207: bv64
;   $t!208: bv8
;   $t!209: bv8
;   ldv_netif_rx_15.ldv_func_arg1: bv64
;   ldv_netif_rx_15.tmp: bv32
;   ldv_netif_rx_15.$result: bv32
;   ldv_netif_rx_15.$t: bv32
;   ldv_skb_free_int.skb: bv64
;   ldv_skb_free_int.$result: bv32
;   ldv_set_remove.set: bv64
;   ldv_set_remove.e: bv64
;   ldv_set_remove.i: bv32
;   ldv_set_remove.deleted_index: bv32
;   $t!220: bv64
;   $t!221: bv64
;   $t!222: bv64
;   $t!223: bv64
;   $t!224: bv64
;   $t!225: bv64
;   $t!226: bv64
;   $t!227: bv64
;   $t!228: bv8
;   $t!229: bv8
;   $t!230: bv64
;   $t!231: bv8
;   $t!232: bv8
;   $t!233: bv64
;   $t!234: bv64
;   $t!235: bv64
;   $t!236: bv64
;   $t!237: bv8
;   $t!238: bv8
;   $t!239: bv64
;   $t!240: bv8
;   $t!241: bv8
;   $t!242: bv64
;   printk.arg0!243: bv64
;   printk.$result!244: bv32
;   printk.$further!245: bv64
;   printk.$t!246: bv32
;   ldv_set_add.set: bv64
;   ldv_set_add.e: bv64
;   ldv_set_add.i: bv32
;   $t!250: bv64
;   build_header.skb: bv64
;   build_header.dev: bv64
;   build_header.type: bv16
;   build_header.daddr: bv8
;   build_header.hdr_size: bv32
;   build_header.pkt: bv64
;   build_header.tmp: bv64
;   build_header.$result: bv32
;   build_header.$t: bv64
;   build_header.&$t: bv64
;   build_header.$t!261: bv32
;   $t!262: bv8
;   skb_push.arg0: bv64
;   skb_push.arg1: bv32
;   skb_push.$result: bv64
;   skb_push.$t: bv64
;   external_alloc.$result!267: bv64
;   external_alloc.$t!268: bv64
;   $t!269: bv64
;   $t!270: bv8
;   $t!271: bv32
;   $t!272: bv32
;   printk.arg0!273: bv64
;   printk.$result!274: bv32
;   printk.$further!275: bv64
;   printk.$t!276: bv32
;   ack_tx.dev: bv64
;   ack_tx.acked: bv32
;   ack_tx.lp: bv64
;   ack_tx.tmp: bv64
;   ack_tx.ackskb: bv64
;   ack_tx.ackpkt: bv64
;   ack_tx.length: bv32
;   ack_tx.tmp___0: bv64
;   ack_tx.$result: bv32
;   ack_tx.$t: bv64
;   ack_tx.$t!287: bv64
;   ack_tx.&$t: bv64
;   ack_tx.$t!289: bv32
;   ack_tx.$t!290: bv64
;   ack_tx.$t!291: bv64
;   ack_tx.&$t!292: bv64
;   ack_tx.$t!293: bv32
;   ack_tx.$t!294: bv32
;   netdev_priv.dev!295: bv64
;   netdev_priv.$result!296: bv64
;   ldv_alloc_skb_14.size!297: bv32
;   ldv_alloc_skb_14.priority!298: bv32
;   ldv_alloc_skb_14.tmp!299: bv64
;   ldv_alloc_skb_14.$result!300: bv64
;   ldv_alloc_skb_14.$t!301: bv64
;   ldv_skb_alloc.skb!302: bv64
;   ldv_skb_alloc.tmp___7!303: bv64
;   ldv_skb_alloc.$result!304: bv64
;   ldv_skb_alloc.$t!305: bv64
;   ldv_successful_zalloc.__size!306: bv64
;   ldv_successful_zalloc.p!307: bv64
;   ldv_successful_zalloc.$result!308: bv64
;   ldv_successful_zalloc.$t!309: bv64
;   $t!310: bv64
;   $t!311: bv64
;   $t!312: bv64
;   skb_put.arg0!313: bv64
;   skb_put.arg1!314: bv32
;   skb_put.$result!315: bv64
;   skb_put.$t!316: bv64
;   external_alloc.$result!317: bv64
;   external_alloc.$t!318: bv64
;   skb_reset_mac_header.skb!319: bv64
;   $t!320: bv64
;   $t!321: bv64
;   skb_mac_header.skb!322: bv64
;   skb_mac_header.$result!323: bv64
;   $t!324: bv64
;   $t!325: bv16
;   skb_copy_from_linear_data.skb: bv64
;   skb_copy_from_linear_data.to: bv64
;   skb_copy_from_linear_data.len: bv32
;   skb_copy_from_linear_data.__len: bv64
;   skb_copy_from_linear_data.__ret: bv64
;   skb_copy_from_linear_data.$t: bv64
;   $t!332: bv64
;   $t!333: bv64
;   $t!334: bv64
;   $t!335: bv64
;   $t!336: bv64
;   $t!337: bv64
;   $t!338: bv8
;   $t!339: bv8
;   $t!340: bv64
;   $t!341: bv8
;   $t!342: bv8
;   ldv_netif_rx_17.ldv_func_arg1: bv64
;   ldv_netif_rx_17.tmp: bv32
;   ldv_netif_rx_17.$result: bv32
;   ldv_netif_rx_17.$t: bv32
;   ldv_skb_free_int.skb!347: bv64
;   ldv_skb_free_int.$result!348: bv32
;   ldv_set_remove.set!349: bv64
;   ldv_set_remove.e!350: bv64
;   ldv_set_remove.i!351: bv32
;   ldv_set_remove.deleted_index!352: bv32
;   dev_kfree_skb_irq.skb: bv64
;   $t!354: bv64
;   __dev_kfree_skb_irq.arg0: bv64
;   __dev_kfree_skb_irq.arg1: bv32
;   $t!357: bv64
;   $t!358: bv64
;   $t!359: bv64
;   $t!360: bv64
;   $t!361: bv32
;   printk.arg0!362: bv64
;   printk.$result!363: bv32
;   printk.$further!364: bv64
;   printk.$t!365: bv32
;   printk.arg0!366: bv64
;   printk.$result!367: bv32
;   printk.$further!368: bv64
;   printk.$t!369: bv32
;   ldv_set_add.set!370: bv64
;   ldv_set_add.e!371: bv64
;   ldv_set_add.i!372: bv32
;   $t!373: bv64
;   prepare_tx.dev: bv64
;   prepare_tx.pkt: bv64
;   prepare_tx.length: bv32
;   prepare_tx.bufnum: bv32
;   prepare_tx.lp: bv64
;   prepare_tx.tmp: bv64
;   prepare_tx.hard: bv64
;   prepare_tx.ofs: bv32
;   prepare_tx.$result: bv32
;   prepare_tx.$t: bv64
;   prepare_tx.&$t: bv64
;   prepare_tx.$t!385: bv32
;   prepare_tx.&$t!386: bv64
;   prepare_tx.$t!387: bv32
;   netdev_priv.dev!388: bv64
;   netdev_priv.$result!389: bv64
;   $t!390: bv64
;   $t!391: bv8
;   printk.arg0!392: bv64
;   printk.$result!393: bv32
;   printk.$further!394: bv64
;   printk.$t!395: bv32
;   $t!396: bv32
;   printk.arg0!397: bv64
;   printk.$result!398: bv32
;   printk.$further!399: bv64
;   printk.$t!400: bv32
;
; locations
;   0 init                  initial
;   1 error                 error
;   2 main:1     line 1
;   3 main:5663  line 5663
;   4 main:5663  line 5663
;   5 ldv_successful_zalloc:5285 line 5285
;   6 ldv_successful_zalloc:5282 line 5282
;   7 main:5663  line 5663
;   8 main:5675  line 5675
;   9 main:5675  line 5675
;   10 ldv_initialize:5989 line 5989
;   11 ldv_initialize:5989 line 5989
;   12 ldv_set_init:5843 line 5843
;   13 ldv_set_init:5838 line 5838
;   14 ldv_initialize:5989 line 5989
;   15 ldv_initialize:5990 line 5990
;   16 ldv_initialize:5986 line 5986
;   17 main:5675 line 5675
;   18 main:5680 line 5680
;   19 main:5682 line 5682  loop head
;   20 main:5682 line 5682
;   21 main:5684 line 5684
;   22 main:5682 line 5682
;   23 main:5723 line 5723
;   24 main:5682 line 5682
;   25 main:5759 line 5759
;   26 main:5759 line 5759
;   27 ldv_stop:5356 line 5356  loop head
;   28 main:5725 line 5725
;   29 main:5725 line 5725
;   30 main:5727 line 5727
;   31 main:5725 line 5725
;   32 main:5735 line 5735
;   33 main:5725 line 5725
;   34 main:5752 line 5752
;   35 main:5752 line 5752
;   36 ldv_stop:5356 line 5356  loop head
;   37 main:5736 line 5736
;   38 main:5736 line 5736
;   39 capmode_module_init:5610 line 5610
;   40 capmode_module_init:5613 line 5613
;   41 capmode_module_init:5613 line 5613
;   42 printk:6058 line 6058
;   43 printk:6057 line 6057
;   44 capmode_module_init:5613 line 5613
;   45 capmode_module_init:5614 line 5614
;   46 capmode_module_init:5614 line 5614
;   47 arcnet_cap_init:5589 line 5589
;   48 arcnet_cap_init:5597 line 5597  loop head
;   49 arcnet_cap_init:5591 line 5591
;   50 arcnet_cap_init:5601 line 5601
;   51 arcnet_cap_init:5602 line 5602
;   52 arcnet_cap_init:5607 line 5607
;   53 arcnet_cap_init:5584 line 5584
;   54 capmode_module_init:5614 line 5614
;   55 capmode_module_init:5615 line 5615
;   56 capmode_module_init:5610 line 5610
;   57 main:5736 line 5736
;   58 main:5737 line 5737
;   59 main:5740 line 5740
;   60 main:5743 line 5743
;   61 main:5737 line 5737
;   62 main:5745 line 5745
;   63 main:5764 line 5764
;   64 main:5764 line 5764
;   65 ldv_check_final_state:6042 line 6042
;   66 ldv_check_final_state:6042 line 6042
;   67 ldv_set_is_empty:5931 line 5931
;   68 ldv_set_is_empty:5928 line 5928
;   69 ldv_check_final_state:6042 line 6042
;   70 ldv_check_final_state:6043 line 6043
;   71 ldv_check_final_state:6038 line 6038
;   72 ldv_check_final_state:6045 line 6045
;   73 ldv_check_final_state:6043 line 6043
;   74 ldv_check_final_state:6045 line 6045
;   75 ldv_error:5349 line 5349
;   76 main:5764 line 5764
;   77 main:5765 line 5765
;   78 main:5640 line 5640
;   79 main:1    line 1
;   80 main:5740 line 5740
;   81 ldv_initialize_ArcProto_1:5633 line 5633
;   82 ldv_initialize_ArcProto_1:5633 line 5633
;   83 ldv_successful_zalloc:5285 line 5285
;   84 ldv_successful_zalloc:5283 line 5283  loop head
;   85 ldv_successful_zalloc:5283 line 5283
;   86 ldv_successful_zalloc:5283 line 5283
;   87 ldv_successful_zalloc:5282 line 5282
;   88 ldv_initialize_ArcProto_1:5633 line 5633
;   89 ldv_initialize_ArcProto_1:5635 line 5635
;   90 ldv_initialize_ArcProto_1:5635 line 5635
;   91 ldv_successful_zalloc:5285 line 5285
;   92 ldv_successful_zalloc:5283 line 5283  loop head
;   93 ldv_successful_zalloc:5283 line 5283
;   94 ldv_successful_zalloc:5283 line 5283
;   95 ldv_successful_zalloc:5282 line 5282
;   96 ldv_initialize_ArcProto_1:5635 line 5635
;   97 ldv_initialize_ArcProto_1:5637 line 5637
;   98 ldv_initialize_ArcProto_1:5628 line 5628
;   99 main:5740 line 5740
;   100 main:5740 line 5740
;   101 arcnet_cap_init:5592 line 5592
;   102 arcnet_cap_init:5596 line 5596
;   103 arcnet_cap_init:5591 line 5591
;   104 main:5728 line 5728
;   105 main:5728 line 5728
;   106 capmode_module_exit:5621 line 5621
;   107 capmode_module_exit:5621 line 5621
;   108 arcnet_unregister_proto:6053 line 6053
;   109 capmode_module_exit:5621 line 5621
;   110 capmode_module_exit:5622 line 5622
;   111 capmode_module_exit:5618 line 5618
;   112 main:5728 line 5728
;   113 main:5730 line 5730
;   114 main:5686 line 5686
;   115 main:5686 line 5686
;   116 main:5688 line 5688
;   117 main:5686 line 5686
;   118 main:5695 line 5695
;   119 main:5686 line 5686
;   120 main:5702 line 5702
;   121 main:5686 line 5686
;   122 main:5709 line 5709
;   123 main:5686 line 5686
;   124 main:5716 line 5716
;   125 main:5716 line 5716
;   126 ldv_stop:5356 line 5356  loop head
;   127 main:5710 line 5710
;   128 main:5710 line 5710
;   129 rx:5401  line 5401
;   130 rx:5416  line 5416
;   131 rx:5416  line 5416
;   132 netdev_priv:5382 line 5382
;   133 netdev_priv:5379 line 5379
;   134 rx:5416  line 5416
;   135 rx:5419  line 5419
;   136 rx:5420  line 5420
;   137 rx:5422  line 5422
;   138 rx:5419  line 5419
;   139 rx:5424  line 5424
;   140 rx:5424  line 5424
;   141 ldv_alloc_skb_14:5814 line 5814
;   142 ldv_alloc_skb_14:5814 line 5814
;   143 ldv_skb_alloc:5976 line 5976
;   144 ldv_skb_alloc:5976 line 5976
;   145 ldv_successful_zalloc:5285 line 5285
;   146 ldv_successful_zalloc:5283 line 5283  loop head
;   147 ldv_successful_zalloc:5283 line 5283
;   148 ldv_successful_zalloc:5283 line 5283
;   149 ldv_successful_zalloc:5282 line 5282
;   150 ldv_skb_alloc:5976 line 5976
;   151 ldv_skb_alloc:5978 line 5978
;   152 ldv_skb_alloc:5981 line 5981
;   153 ldv_skb_alloc:5979 line 5979
;   154 ldv_skb_alloc:5978 line 5978
;   155 ldv_skb_alloc:5971 line 5971
;   156 ldv_alloc_skb_14:5814 line 5814
;   157 ldv_alloc_skb_14:5815 line 5815
;   158 ldv_alloc_skb_14:5810 line 5810
;   159 rx:5424  line 5424
;   160 rx:5425  line 5425
;   161 rx:5426  line 5426
;   162 rx:5434  line 5434
;   163 rx:5425  line 5425
;   164 rx:5434  line 5434
;   165 skb_put:6070 line 6070
;   166 skb_put:6070 line 6070
;   167 external_alloc:6074 line 6074
;   168 external_alloc:6073 line 6073
;   169 skb_put:6070 line 6070
;   170 skb_put:6070 line 6070
;   171 skb_put:6069 line 6069
;   172 rx:5434  line 5434
;   173 rx:5436  line 5436
;   174 rx:5436  line 5436
;   175 skb_reset_mac_header:5258 line 5258
;   176 skb_reset_mac_header:5254 line 5254
;   177 rx:5436  line 5436
;   178 rx:5437  line 5437
;   179 rx:5437  line 5437
;   180 skb_mac_header:5251 line 5251
;   181 skb_mac_header:5248 line 5248
;   182 rx:5437  line 5437
;   183 rx:5439  line 5439
;   184 rx:5439  line 5439
;   185 skb_pull:6062 line 6062
;   186 skb_pull:6062 line 6062
;   187 external_alloc:6074 line 6074
;   188 external_alloc:6073 line 6073
;   189 skb_pull:6062 line 6062
;   190 skb_pull:6062 line 6062
;   191 skb_pull:6061 line 6061
;   192 rx:5439  line 5439
;   193 rx:5443  line 5443
;   194 rx:5444  line 5444
;   195 rx:5446  line 5446
;   196 rx:5443  line 5443
;   197 rx:5446  line 5446
;   198 rx:5446  line 5446
;   199 rx:5446  line 5446
;   200 rx:5446  line 5446
;   201 rx:5446  line 5446  loop head
;   202 rx:5446  line 5446
;   203 rx:5446  line 5446
;   204 rx:5446  line 5446  loop head
;   205 rx:5446  line 5446
;   206 rx:5446  line 5446
;   207 rx:5449  line 5449
;   208 rx:5450  line 5450
;   209 rx:5452  line 5452
;   210 rx:5449  line 5449
;   211 rx:5452  line 5452
;   212 rx:5452  line 5452
;   213 rx:5452  line 5452
;   214 rx:5452  line 5452
;   215 rx:5452  line 5452  loop head
;   216 rx:5452  line 5452
;   217 rx:5452  line 5452
;   218 rx:5452  line 5452  loop head
;   219 rx:5452  line 5452
;   220 rx:5452  line 5452
;   221 rx:5455  line 5455
;   222 rx:5456  line 5456
;   223 rx:5461  line 5461
;   224 rx:5461  line 5461
;   225 ldv_netif_rx_15:5822 line 5822
;   226 ldv_netif_rx_15:5822 line 5822
;   227 ldv_skb_free_int:6003 line 6003
;   228 ldv_skb_free_int:6003 line 6003
;   229 ldv_set_remove:5879 line 5879
;   230 ldv_set_remove:5880 line 5880  loop head
;   231 ldv_set_remove:5884 line 5884
;   232 ldv_set_remove:5891 line 5891
;   233 ldv_set_remove:5893 line 5893
;   234 ldv_set_remove:5872 line 5872
;   235 ldv_skb_free_int:6003 line 6003
;   236 ldv_skb_free_int:6004 line 6004
;   237 ldv_skb_free_int:6000 line 6000
;   238 ldv_netif_rx_15:5822 line 5822
;   239 ldv_netif_rx_15:5823 line 5823
;   240 ldv_netif_rx_15:5818 line 5818
;   241 rx:5461  line 5461
;   242 rx:5462  line 5462
;   243 rx:5401  line 5401
;   244 main:5710 line 5710
;   245 main:5711 line 5711
;   246 ldv_set_remove:5894 line 5894  loop head
;   247 ldv_set_remove:5899 line 5899
;   248 ldv_set_remove:5901 line 5901
;   249 ldv_set_remove:5886 line 5886
;   250 ldv_set_remove:5889 line 5889
;   251 ldv_set_remove:5884 line 5884
;   252 rx:5450  line 5450
;   253 rx:5450  line 5450
;   254 rx:5450  line 5450
;   255 rx:5450  line 5450
;   256 rx:5450  line 5450  loop head
;   257 rx:5450  line 5450
;   258 rx:5450  line 5450
;   259 rx:5450  line 5450  loop head
;   260 rx:5450  line 5450
;   261 rx:5450  line 5450
;   262 rx:5444  line 5444
;   263 rx:5444  line 5444
;   264 rx:5444  line 5444
;   265 rx:5444  line 5444
;   266 rx:5444  line 5444  loop head
;   267 rx:5444  line 5444
;   268 rx:5444  line 5444
;   269 rx:5444  line 5444  loop head
;   270 rx:5444  line 5444
;   271 rx:5444  line 5444
;   272 rx:5427  line 5427
;   273 rx:5431  line 5431
;   274 rx:5427  line 5427
;   275 printk:6058 line 6058
;   276 printk:6057 line 6057
;   277 rx:5427  line 5427
;   278 rx:5427  line 5427
;   279 ldv_skb_alloc:5981 line 5981
;   280 ldv_set_add:5852 line 5852
;   281 ldv_set_add:5853 line 5853  loop head
;   282 ldv_set_add:5857 line 5857
;   283 ldv_set_add:5863 line 5863
;   284 ldv_set_add:5865 line 5865
;   285 ldv_set_add:5847 line 5847
;   286 ldv_skb_alloc:5981 line 5981
;   287 ldv_skb_alloc:5982 line 5982
;   288 ldv_set_add:5861 line 5861
;   289 ldv_set_add:5857 line 5857
;   290 main:5703 line 5703
;   291 main:5703 line 5703
;   292 build_header:5465 line 5465
;   293 build_header:5473 line 5473
;   294 build_header:5473 line 5473
;   295 skb_push:6066 line 6066
;   296 skb_push:6066 line 6066
;   297 external_alloc:6074 line 6074
;   298 external_alloc:6073 line 6073
;   299 skb_push:6066 line 6066
;   300 skb_push:6066 line 6066
;   301 skb_push:6065 line 6065
;   302 build_header:5473 line 5473
;   303 build_header:5475 line 5475
;   304 build_header:5476 line 5476
;   305 build_header:5482 line 5482
;   306 build_header:5475 line 5475
;   307 build_header:5484 line 5484
;   308 build_header:5488 line 5488
;   309 build_header:5482 line 5482
;   310 build_header:5465 line 5465
;   311 main:5703 line 5703
;   312 main:5704 line 5704
;   313 build_header:5476 line 5476
;   314 printk:6058 line 6058
;   315 printk:6057 line 6057
;   316 build_header:5476 line 5476
;   317 build_header:5476 line 5476
;   318 main:5696 line 5696
;   319 main:5696 line 5696
;   320 ack_tx:5538 line 5538
;   321 ack_tx:5547 line 5547
;   322 ack_tx:5547 line 5547
;   323 netdev_priv:5382 line 5382
;   324 netdev_priv:5379 line 5379
;   325 ack_tx:5547 line 5547
;   326 ack_tx:5550 line 5550
;   327 ack_tx:5550 line 5550
;   328 ldv_alloc_skb_14:5814 line 5814
;   329 ldv_alloc_skb_14:5814 line 5814
;   330 ldv_skb_alloc:5976 line 5976
;   331 ldv_skb_alloc:5976 line 5976
;   332 ldv_successful_zalloc:5285 line 5285
;   333 ldv_successful_zalloc:5283 line 5283  loop head
;   334 ldv_successful_zalloc:5283 line 5283
;   335 ldv_successful_zalloc:5283 line 5283
;   336 ldv_successful_zalloc:5282 line 5282
;   337 ldv_skb_alloc:5976 line 5976
;   338 ldv_skb_alloc:5978 line 5978
;   339 ldv_skb_alloc:5981 line 5981
;   340 ldv_skb_alloc:5979 line 5979
;   341 ldv_skb_alloc:5978 line 5978
;   342 ldv_skb_alloc:5971 line 5971
;   343 ldv_alloc_skb_14:5814 line 5814
;   344 ldv_alloc_skb_14:5815 line 5815
;   345 ldv_alloc_skb_14:5810 line 5810
;   346 ack_tx:5550 line 5550
;   347 ack_tx:5551 line 5551
;   348 ack_tx:5552 line 5552
;   349 ack_tx:5559 line 5559
;   350 ack_tx:5551 line 5551
;   351 ack_tx:5559 line 5559
;   352 skb_put:6070 line 6070
;   353 skb_put:6070 line 6070
;   354 external_alloc:6074 line 6074
;   355 external_alloc:6073 line 6073
;   356 skb_put:6070 line 6070
;   357 skb_put:6070 line 6070
;   358 skb_put:6069 line 6069
;   359 ack_tx:5559 line 5559
;   360 ack_tx:5561 line 5561
;   361 ack_tx:5561 line 5561
;   362 skb_reset_mac_header:5258 line 5258
;   363 skb_reset_mac_header:5254 line 5254
;   364 ack_tx:5561 line 5561
;   365 ack_tx:5562 line 5562
;   366 ack_tx:5562 line 5562
;   367 skb_mac_header:5251 line 5251
;   368 skb_mac_header:5248 line 5248
;   369 ack_tx:5562 line 5562
;   370 ack_tx:5564 line 5564
;   371 ack_tx:5564 line 5564
;   372 skb_copy_from_linear_data:5269 line 5269
;   373 skb_copy_from_linear_data:5268 line 5268
;   374 skb_copy_from_linear_data:5268 line 5268
;   375 skb_copy_from_linear_data:5268 line 5268
;   376 skb_copy_from_linear_data:5268 line 5268
;   377 skb_copy_from_linear_data:5268 line 5268  loop head
;   378 skb_copy_from_linear_data:5268 line 5268
;   379 skb_copy_from_linear_data:5268 line 5268
;   380 skb_copy_from_linear_data:5268 line 5268  loop head
;   381 skb_copy_from_linear_data:5268 line 5268
;   382 skb_copy_from_linear_data:5268 line 5268
;   383 skb_copy_from_linear_data:5261 line 5261
;   384 ack_tx:5564 line 5564
;   385 ack_tx:5568 line 5568
;   386 ack_tx:5569 line 5569
;   387 ack_tx:5574 line 5574
;   388 ack_tx:5568 line 5568
;   389 ack_tx:5574 line 5574
;   390 ldv_netif_rx_17:5830 line 5830
;   391 ldv_netif_rx_17:5830 line 5830
;   392 ldv_skb_free_int:6003 line 6003
;   393 ldv_skb_free_int:6003 line 6003
;   394 ldv_set_remove:5879 line 5879
;   395 ldv_set_remove:5880 line 5880  loop head
;   396 ldv_set_remove:5884 line 5884
;   397 ldv_set_remove:5891 line 5891
;   398 ldv_set_remove:5893 line 5893
;   399 ldv_set_remove:5872 line 5872
;   400 ldv_skb_free_int:6003 line 6003
;   401 ldv_skb_free_int:6004 line 6004
;   402 ldv_skb_free_int:6000 line 6000
;   403 ldv_netif_rx_17:5830 line 5830
;   404 ldv_netif_rx_17:5831 line 5831
;   405 ldv_netif_rx_17:5826 line 5826
;   406 ack_tx:5574 line 5574
;   407 ack_tx:5575 line 5575
;   408 ack_tx:5576 line 5576
;   409 ack_tx:5576 line 5576
;   410 dev_kfree_skb_irq:5389 line 5389
;   411 dev_kfree_skb_irq:5389 line 5389
;   412 __dev_kfree_skb_irq:6050 line 6050
;   413 dev_kfree_skb_irq:5389 line 5389
;   414 dev_kfree_skb_irq:5390 line 5390
;   415 dev_kfree_skb_irq:5386 line 5386
;   416 ack_tx:5576 line 5576
;   417 ack_tx:5578 line 5578
;   418 ack_tx:5538 line 5538
;   419 main:5696 line 5696
;   420 main:5697 line 5697
;   421 ldv_set_remove:5894 line 5894  loop head
;   422 ldv_set_remove:5899 line 5899
;   423 ldv_set_remove:5901 line 5901
;   424 ldv_set_remove:5886 line 5886
;   425 ldv_set_remove:5889 line 5889
;   426 ldv_set_remove:5884 line 5884
;   427 ack_tx:5569 line 5569
;   428 printk:6058 line 6058
;   429 printk:6057 line 6057
;   430 ack_tx:5569 line 5569
;   431 ack_tx:5569 line 5569
;   432 ack_tx:5553 line 5553
;   433 ack_tx:5553 line 5553
;   434 printk:6058 line 6058
;   435 printk:6057 line 6057
;   436 ack_tx:5553 line 5553
;   437 ack_tx:5553 line 5553
;   438 ldv_skb_alloc:5981 line 5981
;   439 ldv_set_add:5852 line 5852
;   440 ldv_set_add:5853 line 5853  loop head
;   441 ldv_set_add:5857 line 5857
;   442 ldv_set_add:5863 line 5863
;   443 ldv_set_add:5865 line 5865
;   444 ldv_set_add:5847 line 5847
;   445 ldv_skb_alloc:5981 line 5981
;   446 ldv_skb_alloc:5982 line 5982
;   447 ldv_set_add:5861 line 5861
;   448 ldv_set_add:5857 line 5857
;   449 main:5689 line 5689
;   450 main:5689 line 5689
;   451 prepare_tx:5491 line 5491
;   452 prepare_tx:5498 line 5498
;   453 prepare_tx:5498 line 5498
;   454 netdev_priv:5382 line 5382
;   455 netdev_priv:5379 line 5379
;   456 prepare_tx:5498 line 5498
;   457 prepare_tx:5503 line 5503
;   458 prepare_tx:5504 line 5504
;   459 prepare_tx:5508 line 5508
;   460 prepare_tx:5503 line 5503
;   461 prepare_tx:5509 line 5509
;   462 prepare_tx:5517 line 5517
;   463 prepare_tx:5520 line 5520
;   464 prepare_tx:5522 line 5522
;   465 prepare_tx:5525 line 5525
;   466 prepare_tx:5528 line 5528
;   467 prepare_tx:5535 line 5535
;   468 prepare_tx:5491 line 5491
;   469 main:5689 line 5689
;   470 main:5690 line 5690
;   471 prepare_tx:5510 line 5510
;   472 prepare_tx:5514 line 5514
;   473 prepare_tx:5510 line 5510
;   474 printk:6058 line 6058
;   475 printk:6057 line 6057
;   476 prepare_tx:5510 line 5510
;   477 prepare_tx:5510 line 5510
;   478 prepare_tx:5504 line 5504
;   479 printk:6058 line 6058
;   480 printk:6057 line 6057
;   481 prepare_tx:5504 line 5504
;   482 prepare_tx:5504 line 5504
;
; edges
;   0 init -> 2 main:1
;       arc_proto_map = *
;       set_impl@0 = 0
;       set_impl@8 = 0
;       set_impl@16 = 0
;       set_impl@24 = 0
;       set_impl@32 = 0
;       set_impl@40 = 0
;       set_impl@48 = 0
;       set_impl@56 = 0
;       set_impl@64 = 0
;       set_impl@72 = 0
;       set_impl@80 = 0
;       set_impl@88 = 0
;       set_impl@96 = 0
;       set_impl@104 = 0
;       set_impl@112 = 0
;       ldv_successful_zalloc.memory15.next = 1103806595072
;       ldv_successful_zalloc.memory16.next = 1108101562368
;       ldv_successful_zalloc.memory18.next = 1112396529664
;       ldv_successful_zalloc.memory22.next = 1116691496960
;       ldv_state_variable_1 = 0
;       ref_cnt = 0
;       ldv_state_variable_0 = 0
;       capmode_proto_group1 = 0
;       capmode_proto_group0 = 0
;       ldv_retval_0 = 0
;       LDV_SKBS = 0
;       last_index = 0
;       arc_proto_default = *
;       arc_bcast_proto = *
;       arc_raw_proto = *
;       arcnet_debug = *
;   2 main:1 -> 3 main:5663
;       ldvarg7 = *
;       tmp = *
;       ldvarg3 = *
;       tmp___0 = *
;       ldvarg0 = *
;       tmp___1 = *
;       ldvarg5 = *
;       tmp___2 = *
;       ldvarg6 = *
;       tmp___3 = *
;       ldvarg1 = *
;       tmp___4 = *
;       ldvarg4 = *
;       tmp___5 = *
;       &ldvarg2 = *
;       tmp___6 = *
;       tmp___7 = *
;       tmp___8 = *
;       $result = *
;       $t = *
;       $t!75 = *
;       $t!76 = *
;       $t!77 = *
;       $t!78 = *
;       $t!79 = *
;       $t!80 = *
;       $t!81 = *
;       $t!82 = *
;       $t!83 = *
;       $t!84 = *
;       $t!85 = *
;       $t!86 = *
;       $t!87 = *
;       $t!88 = *
;   3 main:5663 -> 4 main:5663
;       main.memory12 = *
;       &ldvarg2 = 1051584
;       ldvarg7 = *
;       tmp = *
;       ldvarg3 = *
;       tmp___0 = *
;       ldvarg0 = *
;       tmp___1 = *
;       ldvarg5 = *
;       tmp___2 = *
;       ldvarg6 = *
;       tmp___3 = *
;       ldvarg1 = *
;       tmp___4 = *
;       ldvarg4 = *
;       tmp___5 = *
;       tmp___6 = *
;       tmp___7 = *
;       tmp___8 = *
;       $t = *
;       tmp = $t
;       ldvarg7 = tmp
;   4 main:5663 -> 5 ldv_successful_zalloc:5285
;       ldv_successful_zalloc.__size = *
;       ldv_successful_zalloc.p = *
;       ldv_successful_zalloc.$result = *
;       ldv_successful_zalloc.$t = *
;       ldv_successful_zalloc.__size = 232
;   5 ldv_successful_zalloc:5285 -> 6 ldv_successful_zalloc:5282
;       assume ldv_successful_zalloc.__size <u 4294967296
;       ldv_successful_zalloc.memory13.size = ldv_successful_zalloc.__size
;       ldv_successful_zalloc.$t = 1099511627776
;       ldv_successful_zalloc.p = ldv_successful_zalloc.$t
;       assume ldv_successful_zalloc.p != 0
;       ldv_successful_zalloc.$result = ldv_successful_zalloc.p
;   6 ldv_successful_zalloc:5282 -> 7 main:5663
;   7 main:5663 -> 8 main:5675
;       $t!75 = ldv_successful_zalloc.$result
;   8 main:5675 -> 9 main:5675
;       tmp___0 = $t!75
;       ldvarg3 = tmp___0
;       $t!76 = *
;       tmp___1 = $t!76
;       ldvarg0 = tmp___1
;       $t!77 = *
;       tmp___2 = $t!77
;       ldvarg5 = tmp___2
;       $t!78 = *
;       tmp___3 = $t!78
;       ldvarg6 = tmp___3
;       $t!79 = *
;       tmp___4 = $t!79
;       ldvarg1 = tmp___4
;       $t!80 = *
;       tmp___5 = $t!80
;       ldvarg4 = tmp___5
;   9 main:5675 -> 10 ldv_initialize:5989
;   10 ldv_initialize:5989 -> 11 ldv_initialize:5989
;   11 ldv_initialize:5989 -> 12 ldv_set_init:5843
;       ldv_set_init.set = *
;       ldv_set_init.set = LDV_SKBS
;   12 ldv_set_init:5843 -> 13 ldv_set_init:5838
;       ldv_set_init.set = 1050976
;       last_index = 0
;   13 ldv_set_init:5838 -> 14 ldv_initialize:5989
;   14 ldv_initialize:5989 -> 15 ldv_initialize:5990
;   15 ldv_initialize:5990 -> 16 ldv_initialize:5986
;   16 ldv_initialize:5986 -> 17 main:5675
;   17 main:5675 -> 18 main:5680
;   18 main:5680 -> 19 main:5682
;       $t!81 = &ldvarg2
;       $t!94 = $t!81
;       main.memory12 = $t!94 == 1051584 ? 0 : main.memory12
;       ldv_state_variable_1 = 0
;       ref_cnt = 0
;       ldv_state_variable_0 = 1
;   19 main:5682 -> 20 main:5682
;       $t!82 = *
;       tmp___6 = $t!82
;   20 main:5682 -> 21 main:5684
;       assume tmp___6 == 0
;   20 main:5682 -> 22 main:5682
;       assume tmp___6 != 0
;   22 main:5682 -> 23 main:5723
;       assume tmp___6 == 1
;   22 main:5682 -> 24 main:5682
;       assume tmp___6 != 1
;   24 main:5682 -> 25 main:5759
;   25 main:5759 -> 26 main:5759
;   26 main:5759 -> 27 ldv_stop:5356
;   27 ldv_stop:5356 -> 27 ldv_stop:5356
;   23 main:5723 -> 28 main:5725
;       assume ldv_state_variable_0 != 0
;   23 main:5723 -> 19 main:5682
;       assume ldv_state_variable_0 == 0
;   28 main:5725 -> 29 main:5725
;       $t!87 = *
;       tmp___8 = $t!87
;   29 main:5725 -> 30 main:5727
;       assume tmp___8 == 0
;   29 main:5725 -> 31 main:5725
;       assume tmp___8 != 0
;   31 main:5725 -> 32 main:5735
;       assume tmp___8 == 1
;   31 main:5725 -> 33 main:5725
;       assume tmp___8 != 1
;   33 main:5725 -> 34 main:5752
;   34 main:5752 -> 35 main:5752
;   35 main:5752 -> 36 ldv_stop:5356
;   36 ldv_stop:5356 -> 36 ldv_stop:5356
;   32 main:5735 -> 37 main:5736
;       assume ldv_state_variable_0 == 1
;   32 main:5735 -> 19 main:5682
;       assume ldv_state_variable_0 != 1
;   37 main:5736 -> 38 main:5736
;   38 main:5736 -> 39 capmode_module_init:5610
;       capmode_module_init.$result = *
;       capmode_module_init.&$t = *
;       capmode_module_init.$t = *
;   39 capmode_module_init:5610 -> 40 capmode_module_init:5613
;       capmode_module_init.&$t = 1051632
;   40 capmode_module_init:5613 -> 41 capmode_module_init:5613
;   41 capmode_module_init:5613 -> 42 printk:6058
;       printk.arg0 = *
;       printk.$result = *
;       printk.$further = *
;       printk.$t = *
;       printk.arg0 = 1048576
;       printk.$further = capmode_module_init.&$t
;   42 printk:6058 -> 43 printk:6057
;       printk.$t = *
;       printk.$result = printk.$t
;   43 printk:6057 -> 44 capmode_module_init:5613
;   44 capmode_module_init:5613 -> 45 capmode_module_init:5614
;       capmode_module_init.$t = printk.$result
;   45 capmode_module_init:5614 -> 46 capmode_module_init:5614
;   46 capmode_module_init:5614 -> 47 arcnet_cap_init:5589
;       arcnet_cap_init.count = *
;   47 arcnet_cap_init:5589 -> 48 arcnet_cap_init:5597
;       arcnet_cap_init.count = *
;       arcnet_cap_init.count = 1
;   48 arcnet_cap_init:5597 -> 49 arcnet_cap_init:5591
;       assume arcnet_cap_init.count <s 9
;   48 arcnet_cap_init:5597 -> 50 arcnet_cap_init:5601
;       assume arcnet_cap_init.count >=s 9
;   50 arcnet_cap_init:5601 -> 51 arcnet_cap_init:5602
;       assume arc_proto_default == arc_bcast_proto
;   50 arcnet_cap_init:5601 -> 52 arcnet_cap_init:5607
;       assume arc_proto_default != arc_bcast_proto
;   52 arcnet_cap_init:5607 -> 53 arcnet_cap_init:5584
;       arc_proto_default = 1050752
;       arc_raw_proto = 1050752
;   53 arcnet_cap_init:5584 -> 54 capmode_module_init:5614
;   54 capmode_module_init:5614 -> 55 capmode_module_init:5615
;   55 capmode_module_init:5615 -> 56 capmode_module_init:5610
;       capmode_module_init.$result = 0
;   56 capmode_module_init:5610 -> 57 main:5736
;   57 main:5736 -> 58 main:5737
;       $t!88 = capmode_module_init.$result
;   58 main:5737 -> 61 main:5737
;       ldv_retval_0 = $t!88
;   61 main:5737 -> 59 main:5740
;       assume ldv_retval_0 == 0
;   61 main:5737 -> 60 main:5743
;       assume ldv_retval_0 != 0
;   60 main:5743 -> 62 main:5745
;       assume ldv_retval_0 != 0
;   60 main:5743 -> 19 main:5682
;       assume ldv_retval_0 == 0
;   62 main:5745 -> 63 main:5764
;       ldv_state_variable_0 = 2
;   63 main:5764 -> 64 main:5764
;   64 main:5764 -> 65 ldv_check_final_state:6042
;       ldv_check_final_state.tmp___7 = *
;       ldv_check_final_state.$t = *
;   65 ldv_check_final_state:6042 -> 66 ldv_check_final_state:6042
;       ldv_check_final_state.tmp___7 = *
;   66 ldv_check_final_state:6042 -> 67 ldv_set_is_empty:5931
;       ldv_set_is_empty.set = *
;       ldv_set_is_empty.$result = *
;       ldv_set_is_empty.set = LDV_SKBS
;   67 ldv_set_is_empty:5931 -> 68 ldv_set_is_empty:5928
;       ldv_set_is_empty.$result = last_index == 0 ? 1 : 0
;   68 ldv_set_is_empty:5928 -> 69 ldv_check_final_state:6042
;   69 ldv_check_final_state:6042 -> 70 ldv_check_final_state:6043
;       ldv_check_final_state.$t = ldv_set_is_empty.$result
;   70 ldv_check_final_state:6043 -> 73 ldv_check_final_state:6043
;       ldv_check_final_state.tmp___7 = ldv_check_final_state.$t
;   73 ldv_check_final_state:6043 -> 71 ldv_check_final_state:6038
;       assume ldv_check_final_state.tmp___7 != 0
;   73 ldv_check_final_state:6043 -> 72 ldv_check_final_state:6045
;       assume ldv_check_final_state.tmp___7 == 0
;   72 ldv_check_final_state:6045 -> 74 ldv_check_final_state:6045
;   74 ldv_check_final_state:6045 -> 75 ldv_error:5349
;   75 ldv_error:5349 -> 1 error
;       assume true
;   71 ldv_check_final_state:6038 -> 76 main:5764
;   76 main:5764 -> 77 main:5765
;   77 main:5765 -> 78 main:5640
;       $result = 0
;   78 main:5640 -> 79 main:1
;   59 main:5740 -> 80 main:5740
;       ldv_state_variable_0 = 3
;       ldv_state_variable_1 = 1
;   80 main:5740 -> 81 ldv_initialize_ArcProto_1:5633
;       ldv_initialize_ArcProto_1.tmp = *
;       ldv_initialize_ArcProto_1.tmp___0 = *
;       ldv_initialize_ArcProto_1.$t = *
;       ldv_initialize_ArcProto_1.$t!110 = *
;   81 ldv_initialize_ArcProto_1:5633 -> 82 ldv_initialize_ArcProto_1:5633
;       ldv_initialize_ArcProto_1.tmp = *
;       ldv_initialize_ArcProto_1.tmp___0 = *
;   82 ldv_initialize_ArcProto_1:5633 -> 83 ldv_successful_zalloc:5285
;       ldv_successful_zalloc.__size!111 = *
;       ldv_successful_zalloc.p!112 = *
;       ldv_successful_zalloc.$result!113 = *
;       ldv_successful_zalloc.$t!114 = *
;       ldv_successful_zalloc.__size!111 = 20
;   83 ldv_successful_zalloc:5285 -> 84 ldv_successful_zalloc:5283
;       assume ldv_successful_zalloc.__size!111 <u 2147483648
;       assume (ldv_successful_zalloc.__size!111 + 31)[63:4] :: 0 <u -ldv_successful_zalloc.memory15.next + 1108101562367
;       ldv_successful_zalloc.$t!114 = ldv_successful_zalloc.memory15.next
;       $t!115 = ldv_successful_zalloc.memory15.next
;       $t!116 = ldv_successful_zalloc.__size!111
;       $t!117 = 0
;   84 ldv_successful_zalloc:5283 -> 86 ldv_successful_zalloc:5283
;       assume $t!116 <=u $t!117
;   84 ldv_successful_zalloc:5283 -> 85 ldv_successful_zalloc:5283
;       assume $t!117 <u $t!116
;   85 ldv_successful_zalloc:5283 -> 84 ldv_successful_zalloc:5283
;       ldv_successful_zalloc.memory15 = ($t!115 + $t!117)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!115 + $t!117 - 1103806595072)[31:0] := 0] : ldv_successful_zalloc.memory15
;       $t!117 = $t!117 + 1
;   86 ldv_successful_zalloc:5283 -> 87 ldv_successful_zalloc:5282
;       ldv_successful_zalloc.memory15.next = ldv_successful_zalloc.memory15.next + ((ldv_successful_zalloc.__size!111 + 31)[63:4] :: 0)
;       ldv_successful_zalloc.p!112 = ldv_successful_zalloc.$t!114
;       assume ldv_successful_zalloc.p!112 != 0
;       ldv_successful_zalloc.$result!113 = ldv_successful_zalloc.p!112
;   87 ldv_successful_zalloc:5282 -> 88 ldv_initialize_ArcProto_1:5633
;   88 ldv_initialize_ArcProto_1:5633 -> 89 ldv_initialize_ArcProto_1:5635
;       ldv_initialize_ArcProto_1.$t = ldv_successful_zalloc.$result!113
;   89 ldv_initialize_ArcProto_1:5635 -> 90 ldv_initialize_ArcProto_1:5635
;       ldv_initialize_ArcProto_1.tmp = ldv_initialize_ArcProto_1.$t
;       capmode_proto_group0 = ldv_initialize_ArcProto_1.tmp
;   90 ldv_initialize_ArcProto_1:5635 -> 91 ldv_successful_zalloc:5285
;       ldv_successful_zalloc.__size!118 = *
;       ldv_successful_zalloc.p!119 = *
;       ldv_successful_zalloc.$result!120 = *
;       ldv_successful_zalloc.$t!121 = *
;       ldv_successful_zalloc.__size!118 = 3264
;   91 ldv_successful_zalloc:5285 -> 92 ldv_successful_zalloc:5283
;       assume ldv_successful_zalloc.__size!118 <u 2147483648
;       assume (ldv_successful_zalloc.__size!118 + 31)[63:4] :: 0 <u -ldv_successful_zalloc.memory16.next + 1112396529663
;       ldv_successful_zalloc.$t!121 = ldv_successful_zalloc.memory16.next
;       $t!122 = ldv_successful_zalloc.memory16.next
;       $t!123 = ldv_successful_zalloc.__size!118
;       $t!124 = 0
;   92 ldv_successful_zalloc:5283 -> 94 ldv_successful_zalloc:5283
;       assume $t!123 <=u $t!124
;   92 ldv_successful_zalloc:5283 -> 93 ldv_successful_zalloc:5283
;       assume $t!124 <u $t!123
;   93 ldv_successful_zalloc:5283 -> 92 ldv_successful_zalloc:5283
;       ldv_successful_zalloc.memory16 = ($t!122 + $t!124)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!122 + $t!124 - 1108101562368)[31:0] := 0] : ldv_successful_zalloc.memory16
;       $t!124 = $t!124 + 1
;   94 ldv_successful_zalloc:5283 -> 95 ldv_successful_zalloc:5282
;       ldv_successful_zalloc.memory16.next = ldv_successful_zalloc.memory16.next + ((ldv_successful_zalloc.__size!118 + 31)[63:4] :: 0)
;       ldv_successful_zalloc.p!119 = ldv_successful_zalloc.$t!121
;       assume ldv_successful_zalloc.p!119 != 0
;       ldv_successful_zalloc.$result!120 = ldv_successful_zalloc.p!119
;   95 ldv_successful_zalloc:5282 -> 96 ldv_initialize_ArcProto_1:5635
;   96 ldv_initialize_ArcProto_1:5635 -> 97 ldv_initialize_ArcProto_1:5637
;       ldv_initialize_ArcProto_1.$t!110 = ldv_successful_zalloc.$result!120
;   97 ldv_initialize_ArcProto_1:5637 -> 98 ldv_initialize_ArcProto_1:5628
;       ldv_initialize_ArcProto_1.tmp___0 = ldv_initialize_ArcProto_1.$t!110
;       capmode_proto_group1 = ldv_initialize_ArcProto_1.tmp___0
;   98 ldv_initialize_ArcProto_1:5628 -> 99 main:5740
;   99 main:5740 -> 100 main:5740
;   100 main:5740 -> 60 main:5743
;   51 arcnet_cap_init:5602 -> 52 arcnet_cap_init:5607
;       arc_bcast_proto = 1050752
;   49 arcnet_cap_init:5591 -> 103 arcnet_cap_init:5591
;       $t!125 = *
;   103 arcnet_cap_init:5591 -> 101 arcnet_cap_init:5592
;       assume arc_proto_default == (8 * s64(arcnet_cap_init.count) <u 2041 ? arc_proto_map[arcnet_cap_init.count[7:0]] : $t!125)
;   103 arcnet_cap_init:5591 -> 102 arcnet_cap_init:5596
;       assume arc_proto_default != (8 * s64(arcnet_cap_init.count) <u 2041 ? arc_proto_map[arcnet_cap_init.count[7:0]] : $t!125)
;   102 arcnet_cap_init:5596 -> 48 arcnet_cap_init:5597
;       arcnet_cap_init.count = arcnet_cap_init.count + 1
;   101 arcnet_cap_init:5592 -> 102 arcnet_cap_init:5596
;       arc_proto_map = 8 * s64(arcnet_cap_init.count) <u 2041 ? arc_proto_map[arcnet_cap_init.count[7:0] := 1050752] : arc_proto_map
;   30 main:5727 -> 104 main:5728
;       assume ldv_state_variable_0 == 3 && ref_cnt == 0
;   30 main:5727 -> 19 main:5682
;       assume ldv_state_variable_0 != 3 || ref_cnt != 0
;   104 main:5728 -> 105 main:5728
;   105 main:5728 -> 106 capmode_module_exit:5621
;   106 capmode_module_exit:5621 -> 107 capmode_module_exit:5621
;   107 capmode_module_exit:5621 -> 108 arcnet_unregister_proto:6053
;       arcnet_unregister_proto.arg0 = *
;       arcnet_unregister_proto.arg0 = 1050752
;   108 arcnet_unregister_proto:6053 -> 109 capmode_module_exit:5621
;   109 capmode_module_exit:5621 -> 110 capmode_module_exit:5622
;   110 capmode_module_exit:5622 -> 111 capmode_module_exit:5618
;   111 capmode_module_exit:5618 -> 112 main:5728
;   112 main:5728 -> 113 main:5730
;   113 main:5730 -> 63 main:5764
;       ldv_state_variable_0 = 2
;   21 main:5684 -> 114 main:5686
;       assume ldv_state_variable_1 != 0
;   21 main:5684 -> 19 main:5682
;       assume ldv_state_variable_1 == 0
;   114 main:5686 -> 115 main:5686
;       $t!83 = *
;       tmp___7 = $t!83
;   115 main:5686 -> 116 main:5688
;       assume tmp___7 == 0
;   115 main:5686 -> 117 main:5686
;       assume tmp___7 != 0
;   117 main:5686 -> 118 main:5695
;       assume tmp___7 == 1
;   117 main:5686 -> 119 main:5686
;       assume tmp___7 != 1
;   119 main:5686 -> 120 main:5702
;       assume tmp___7 == 2
;   119 main:5686 -> 121 main:5686
;       assume tmp___7 != 2
;   121 main:5686 -> 122 main:5709
;       assume tmp___7 == 3
;   121 main:5686 -> 123 main:5686
;       assume tmp___7 != 3
;   123 main:5686 -> 124 main:5716
;   124 main:5716 -> 125 main:5716
;   125 main:5716 -> 126 ldv_stop:5356
;   126 ldv_stop:5356 -> 126 ldv_stop:5356
;   122 main:5709 -> 127 main:5710
;       assume ldv_state_variable_1 == 1
;   122 main:5709 -> 19 main:5682
;       assume ldv_state_variable_1 != 1
;   127 main:5710 -> 128 main:5710
;   128 main:5710 -> 129 rx:5401
;       rx.dev = *
;       rx.bufnum = *
;       rx.pkthdr = *
;       rx.length = *
;       rx.lp = *
;       rx.tmp = *
;       rx.skb = *
;       rx.pkt = *
;       rx.pktbuf = *
;       rx.pkthdrbuf = *
;       rx.ofs = *
;       rx.tmp___0 = *
;       rx.__len = *
;       rx.__ret = *
;       rx.__len___0 = *
;       rx.__ret___0 = *
;       rx.$t = *
;       rx.$t!144 = *
;       rx.&$t = *
;       rx.$t!146 = *
;       rx.$t!147 = *
;       rx.$t!148 = *
;       rx.$t!149 = *
;       rx.$t!150 = *
;       rx.$t!151 = *
;       rx.$t!152 = *
;       rx.$t!153 = *
;       rx.$t!154 = *
;       rx.dev = capmode_proto_group1
;       rx.bufnum = ldvarg1
;       rx.pkthdr = capmode_proto_group0
;       rx.length = ldvarg0
;   129 rx:5401 -> 130 rx:5416
;       rx.memory17@0 = *
;       rx.memory17@8 = *
;       rx.&$t = 1051664
;   130 rx:5416 -> 131 rx:5416
;       rx.lp = *
;       rx.tmp = *
;       rx.skb = *
;       rx.pkt = *
;       rx.pktbuf = *
;       rx.pkthdrbuf = *
;       rx.ofs = *
;       rx.tmp___0 = *
;       rx.__len = *
;       rx.__ret = *
;       rx.__len___0 = *
;       rx.__ret___0 = *
;   131 rx:5416 -> 132 netdev_priv:5382
;       netdev_priv.dev = *
;       netdev_priv.$result = *
;       netdev_priv.dev = rx.dev
;   132 netdev_priv:5382 -> 133 netdev_priv:5379
;       netdev_priv.$result = netdev_priv.dev + 3264
;   133 netdev_priv:5379 -> 134 rx:5416
;   134 rx:5416 -> 135 rx:5419
;       rx.$t = netdev_priv.$result
;   135 rx:5419 -> 138 rx:5419
;       rx.tmp = rx.$t
;       rx.lp = rx.tmp
;       rx.pkt = rx.pkthdr
;   138 rx:5419 -> 136 rx:5420
;       assume rx.length >=s 257
;   138 rx:5419 -> 137 rx:5422
;       assume rx.length <s 257
;   137 rx:5422 -> 139 rx:5424
;       rx.ofs = -rx.length + 256
;   139 rx:5424 -> 140 rx:5424
;   140 rx:5424 -> 141 ldv_alloc_skb_14:5814
;       ldv_alloc_skb_14.size = *
;       ldv_alloc_skb_14.priority = *
;       ldv_alloc_skb_14.tmp = *
;       ldv_alloc_skb_14.$result = *
;       ldv_alloc_skb_14.$t = *
;       ldv_alloc_skb_14.size = rx.length + 8
;       ldv_alloc_skb_14.priority = 32
;   141 ldv_alloc_skb_14:5814 -> 142 ldv_alloc_skb_14:5814
;       ldv_alloc_skb_14.tmp = *
;   142 ldv_alloc_skb_14:5814 -> 143 ldv_skb_alloc:5976
;       ldv_skb_alloc.skb = *
;       ldv_skb_alloc.tmp___7 = *
;       ldv_skb_alloc.$result = *
;       ldv_skb_alloc.$t = *
;   143 ldv_skb_alloc:5976 -> 144 ldv_skb_alloc:5976
;       ldv_skb_alloc.skb = *
;       ldv_skb_alloc.tmp___7 = *
;   144 ldv_skb_alloc:5976 -> 145 ldv_successful_zalloc:5285
;       ldv_successful_zalloc.__size!166 = *
;       ldv_successful_zalloc.p!167 = *
;       ldv_successful_zalloc.$result!168 = *
;       ldv_successful_zalloc.$t!169 = *
;       ldv_successful_zalloc.__size!166 = 232
;   145 ldv_successful_zalloc:5285 -> 146 ldv_successful_zalloc:5283
;       assume ldv_successful_zalloc.__size!166 <u 2147483648
;       assume (ldv_successful_zalloc.__size!166 + 31)[63:4] :: 0 <u -ldv_successful_zalloc.memory18.next + 1116691496959
;       ldv_successful_zalloc.$t!169 = ldv_successful_zalloc.memory18.next
;       $t!170 = ldv_successful_zalloc.memory18.next
;       $t!171 = ldv_successful_zalloc.__size!166
;       $t!172 = 0
;   146 ldv_successful_zalloc:5283 -> 148 ldv_successful_zalloc:5283
;       assume $t!171 <=u $t!172
;   146 ldv_successful_zalloc:5283 -> 147 ldv_successful_zalloc:5283
;       assume $t!172 <u $t!171
;   147 ldv_successful_zalloc:5283 -> 146 ldv_successful_zalloc:5283
;       ldv_successful_zalloc.memory18 = ($t!170 + $t!172)[63:32] == 259 ? ldv_successful_zalloc.memory18[($t!170 + $t!172)[31:1] := 0] : ldv_successful_zalloc.memory18
;       $t!172 = $t!172 + 2
;   148 ldv_successful_zalloc:5283 -> 149 ldv_successful_zalloc:5282
;       ldv_successful_zalloc.memory18.next = ldv_successful_zalloc.memory18.next + ((ldv_successful_zalloc.__size!166 + 31)[63:4] :: 0)
;       ldv_successful_zalloc.p!167 = ldv_successful_zalloc.$t!169
;       assume ldv_successful_zalloc.p!167 != 0
;       ldv_successful_zalloc.$result!168 = ldv_successful_zalloc.p!167
;   149 ldv_successful_zalloc:5282 -> 150 ldv_skb_alloc:5976
;   150 ldv_skb_alloc:5976 -> 151 ldv_skb_alloc:5978
;       ldv_skb_alloc.$t = ldv_successful_zalloc.$result!168
;   151 ldv_skb_alloc:5978 -> 154 ldv_skb_alloc:5978
;       ldv_skb_alloc.tmp___7 = ldv_skb_alloc.$t
;       ldv_skb_alloc.skb = ldv_skb_alloc.tmp___7
;   154 ldv_skb_alloc:5978 -> 152 ldv_skb_alloc:5981
;       assume ldv_skb_alloc.skb != 0
;   154 ldv_skb_alloc:5978 -> 153 ldv_skb_alloc:5979
;       assume ldv_skb_alloc.skb == 0
;   153 ldv_skb_alloc:5979 -> 155 ldv_skb_alloc:5971
;       ldv_skb_alloc.$result = 0
;   155 ldv_skb_alloc:5971 -> 156 ldv_alloc_skb_14:5814
;   156 ldv_alloc_skb_14:5814 -> 157 ldv_alloc_skb_14:5815
;       ldv_alloc_skb_14.$t = ldv_skb_alloc.$result
;   157 ldv_alloc_skb_14:5815 -> 158 ldv_alloc_skb_14:5810
;       ldv_alloc_skb_14.tmp = ldv_alloc_skb_14.$t
;       ldv_alloc_skb_14.$result = ldv_alloc_skb_14.tmp
;   158 ldv_alloc_skb_14:5810 -> 159 rx:5424
;   159 rx:5424 -> 160 rx:5425
;       rx.$t!144 = ldv_alloc_skb_14.$result
;   160 rx:5425 -> 163 rx:5425
;       rx.skb = rx.$t!144
;   163 rx:5425 -> 161 rx:5426
;       assume rx.skb == 0
;   163 rx:5425 -> 162 rx:5434
;       assume rx.skb != 0
;   162 rx:5434 -> 164 rx:5434
;   164 rx:5434 -> 165 skb_put:6070
;       skb_put.arg0 = *
;       skb_put.arg1 = *
;       skb_put.$result = *
;       skb_put.$t = *
;       skb_put.arg0 = rx.skb
;       skb_put.arg1 = rx.length + 8
;   165 skb_put:6070 -> 166 skb_put:6070
;   166 skb_put:6070 -> 167 external_alloc:6074
;       external_alloc.$result = *
;       external_alloc.$t = *
;   167 external_alloc:6074 -> 168 external_alloc:6073
;       external_alloc.$t = *
;       external_alloc.$result = external_alloc.$t
;   168 external_alloc:6073 -> 169 skb_put:6070
;   169 skb_put:6070 -> 170 skb_put:6070
;       skb_put.$t = external_alloc.$result
;   170 skb_put:6070 -> 171 skb_put:6069
;       skb_put.$result = skb_put.$t
;   171 skb_put:6069 -> 172 rx:5434
;   172 rx:5434 -> 173 rx:5436
;       rx.$t!147 = skb_put.$result
;   173 rx:5436 -> 174 rx:5436
;       ldv_successful_zalloc.memory18 = (rx.skb + 32)[63:32] == 259 ? ldv_successful_zalloc.memory18[rx.skb[31:1] + 16 := rx.dev[15:0]][rx.skb[31:1] + 17 := rx.dev[31:16]][rx.skb[31:1] + 18 := rx.dev[47:32]][rx.skb[31:1] + 19 := rx.dev[63:48]] : ldv_successful_zalloc.memory18
;   174 rx:5436 -> 175 skb_reset_mac_header:5258
;       skb_reset_mac_header.skb = *
;       skb_reset_mac_header.skb = rx.skb
;   175 skb_reset_mac_header:5258 -> 176 skb_reset_mac_header:5254
;       $t!180 = *
;       $t!181 = *
;       ldv_successful_zalloc.memory18 = (skb_reset_mac_header.skb + 196)[63:32] == 259 ? ldv_successful_zalloc.memory18[skb_reset_mac_header.skb[31:1] + 98 := ((skb_reset_mac_header.skb + 216)[63:32] == 259 ? ldv_successful_zalloc.memory18[skb_reset_mac_header.skb[31:1] + 111] :: ldv_successful_zalloc.memory18[skb_reset_mac_header.skb[31:1] + 110] :: ldv_successful_zalloc.memory18[skb_reset_mac_header.skb[31:1] + 109] :: ldv_successful_zalloc.memory18[skb_reset_mac_header.skb[31:1] + 108] : $t!180)[15:0] - ((skb_reset_mac_header.skb + 208)[63:32] == 259 ? ldv_successful_zalloc.memory18[skb_reset_mac_header.skb[31:1] + 107] :: ldv_successful_zalloc.memory18[skb_reset_mac_header.skb[31:1] + 106] :: ldv_successful_zalloc.memory18[skb_reset_mac_header.skb[31:1] + 105] :: ldv_successful_zalloc.memory18[skb_reset_mac_header.skb[31:1] + 104] : $t!181)[15:0]] : ldv_successful_zalloc.memory18
;   176 skb_reset_mac_header:5254 -> 177 rx:5436
;   177 rx:5436 -> 178 rx:5437
;   178 rx:5437 -> 179 rx:5437
;   179 rx:5437 -> 180 skb_mac_header:5251
;       skb_mac_header.skb = *
;       skb_mac_header.$result = *
;       skb_mac_header.skb = rx.skb
;   180 skb_mac_header:5251 -> 181 skb_mac_header:5248
;       $t!184 = *
;       $t!185 = *
;       skb_mac_header.$result = ((skb_mac_header.skb + 208)[63:32] == 259 ? ldv_successful_zalloc.memory18[skb_mac_header.skb[31:1] + 107] :: ldv_successful_zalloc.memory18[skb_mac_header.skb[31:1] + 106] :: ldv_successful_zalloc.memory18[skb_mac_header.skb[31:1] + 105] :: ldv_successful_zalloc.memory18[skb_mac_header.skb[31:1] + 104] : $t!184) + u64((skb_mac_header.skb + 196)[63:32] == 259 ? ldv_successful_zalloc.memory18[skb_mac_header.skb[31:1] + 98] : $t!185)
;   181 skb_mac_header:5248 -> 182 rx:5437
;   182 rx:5437 -> 183 rx:5439
;       rx.$t!148 = skb_mac_header.$result
;   183 rx:5439 -> 184 rx:5439
;       rx.tmp___0 = rx.$t!148
;       rx.pkt = rx.tmp___0
;   184 rx:5439 -> 185 skb_pull:6062
;       skb_pull.arg0 = *
;       skb_pull.arg1 = *
;       skb_pull.$result = *
;       skb_pull.$t = *
;       skb_pull.arg0 = rx.skb
;       skb_pull.arg1 = 4
;   185 skb_pull:6062 -> 186 skb_pull:6062
;   186 skb_pull:6062 -> 187 external_alloc:6074
;       external_alloc.$result!190 = *
;       external_alloc.$t!191 = *
;   187 external_alloc:6074 -> 188 external_alloc:6073
;       external_alloc.$t!191 = *
;       external_alloc.$result!190 = external_alloc.$t!191
;   188 external_alloc:6073 -> 189 skb_pull:6062
;   189 skb_pull:6062 -> 190 skb_pull:6062
;       skb_pull.$t = external_alloc.$result!190
;   190 skb_pull:6062 -> 191 skb_pull:6061
;       skb_pull.$result = skb_pull.$t
;   191 skb_pull:6061 -> 192 rx:5439
;   192 rx:5439 -> 193 rx:5443
;       rx.$t!149 = skb_pull.$result
;   193 rx:5443 -> 196 rx:5443
;       rx.pktbuf = rx.pkt
;       rx.pkthdrbuf = rx.pkthdr
;       rx.__len = 5
;   196 rx:5443 -> 194 rx:5444
;       assume rx.__len >=u 64
;   196 rx:5443 -> 195 rx:5446
;       assume rx.__len <u 64
;   195 rx:5446 -> 197 rx:5446
;       rx.$t!151 = rx.pktbuf
;       $t!192 = rx.$t!151
;       $t!193 = rx.pkthdrbuf
;       $t!194 = rx.__len
;   197 rx:5446 -> 198 rx:5446
;       assume $t!192 <=u $t!193
;   197 rx:5446 -> 199 rx:5446
;       assume $t!193 <u $t!192
;   198 rx:5446 -> 201 rx:5446
;       $t!195 = 0
;   201 rx:5446 -> 203 rx:5446
;       assume $t!194 <=u $t!195
;   201 rx:5446 -> 202 rx:5446
;       assume $t!195 <u $t!194
;   202 rx:5446 -> 201 rx:5446
;       $t!196 = *
;       $t!197 = ($t!193 + $t!195)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!193 + $t!195 - 1103806595072)[31:0]] : $t!196
;       ldv_successful_zalloc.memory15 = ($t!192 + $t!195)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!192 + $t!195 - 1103806595072)[31:0] := $t!197] : ldv_successful_zalloc.memory15
;       ldv_successful_zalloc.memory16 = ($t!192 + $t!195)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!192 + $t!195 - 1108101562368)[31:0] := $t!197] : ldv_successful_zalloc.memory16
;       $t!195 = $t!195 + 1
;   203 rx:5446 -> 200 rx:5446
;   199 rx:5446 -> 204 rx:5446
;       $t!198 = $t!194
;   204 rx:5446 -> 206 rx:5446
;       assume $t!198 == 0
;   204 rx:5446 -> 205 rx:5446
;       assume $t!198 != 0
;   205 rx:5446 -> 204 rx:5446
;       $t!198 = $t!198 - 1
;       $t!199 = *
;       $t!200 = ($t!193 + $t!198)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!193 + $t!198 - 1103806595072)[31:0]] : $t!199
;       ldv_successful_zalloc.memory15 = ($t!192 + $t!198)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!192 + $t!198 - 1103806595072)[31:0] := $t!200] : ldv_successful_zalloc.memory15
;       ldv_successful_zalloc.memory16 = ($t!192 + $t!198)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!192 + $t!198 - 1108101562368)[31:0] := $t!200] : ldv_successful_zalloc.memory16
;   206 rx:5446 -> 200 rx:5446
;   200 rx:5446 -> 207 rx:5449
;       rx.__ret = rx.$t!151
;   207 rx:5449 -> 210 rx:5449
;       rx.__len___0 = 15
;   210 rx:5449 -> 208 rx:5450
;       assume rx.__len___0 >=u 64
;   210 rx:5449 -> 209 rx:5452
;       assume rx.__len___0 <u 64
;   209 rx:5452 -> 211 rx:5452
;       rx.$t!153 = rx.pktbuf + 9
;       $t!201 = rx.$t!153
;       $t!202 = rx.pkthdrbuf + 5
;       $t!203 = rx.__len___0
;   211 rx:5452 -> 212 rx:5452
;       assume $t!201 <=u $t!202
;   211 rx:5452 -> 213 rx:5452
;       assume $t!202 <u $t!201
;   212 rx:5452 -> 215 rx:5452
;       $t!204 = 0
;   215 rx:5452 -> 217 rx:5452
;       assume $t!203 <=u $t!204
;   215 rx:5452 -> 216 rx:5452
;       assume $t!204 <u $t!203
;   216 rx:5452 -> 215 rx:5452
;       $t!205 = *
;       $t!206 = ($t!202 + $t!204)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!202 + $t!204 - 1103806595072)[31:0]] : $t!205
;       ldv_successful_zalloc.memory15 = ($t!201 + $t!204)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!201 + $t!204 - 1103806595072)[31:0] := $t!206] : ldv_successful_zalloc.memory15
;       ldv_successful_zalloc.memory16 = ($t!201 + $t!204)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!201 + $t!204 - 1108101562368)[31:0] := $t!206] : ldv_successful_zalloc.memory16
;       $t!204 = $t!204 + 1
;   217 rx:5452 -> 214 rx:5452
;   213 rx:5452 -> 218 rx:5452
;       $t!207 = $t!203
;   218 rx:5452 -> 220 rx:5452
;       assume $t!207 == 0
;   218 rx:5452 -> 219 rx:5452
;       assume $t!207 != 0
;   219 rx:5452 -> 218 rx:5452
;       $t!207 = $t!207 - 1
;       $t!208 = *
;       $t!209 = ($t!202 + $t!207)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!202 + $t!207 - 1103806595072)[31:0]] : $t!208
;       ldv_successful_zalloc.memory15 = ($t!201 + $t!207)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!201 + $t!207 - 1103806595072)[31:0] := $t!209] : ldv_successful_zalloc.memory15
;       ldv_successful_zalloc.memory16 = ($t!201 + $t!207)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!201 + $t!207 - 1108101562368)[31:0] := $t!209] : ldv_successful_zalloc.memory16
;   220 rx:5452 -> 214 rx:5452
;   214 rx:5452 -> 221 rx:5455
;       rx.__ret___0 = rx.$t!153
;   221 rx:5455 -> 222 rx:5456
;       assume rx.length >=u 17
;   221 rx:5455 -> 223 rx:5461
;       assume rx.length <u 17
;   223 rx:5461 -> 224 rx:5461
;       ldv_successful_zalloc.memory18 = (rx.skb + 126)[63:32] == 259 ? ldv_successful_zalloc.memory18[rx.skb[31:1] + 63 := 6656] : ldv_successful_zalloc.memory18
;   224 rx:5461 -> 225 ldv_netif_rx_15:5822
;       ldv_netif_rx_15.ldv_func_arg1 = *
;       ldv_netif_rx_15.tmp = *
;       ldv_netif_rx_15.$result = *
;       ldv_netif_rx_15.$t = *
;       ldv_netif_rx_15.ldv_func_arg1 = rx.skb
;   225 ldv_netif_rx_15:5822 -> 226 ldv_netif_rx_15:5822
;       ldv_netif_rx_15.tmp = *
;   226 ldv_netif_rx_15:5822 -> 227 ldv_skb_free_int:6003
;       ldv_skb_free_int.skb = *
;       ldv_skb_free_int.$result = *
;       ldv_skb_free_int.skb = ldv_netif_rx_15.ldv_func_arg1
;   227 ldv_skb_free_int:6003 -> 228 ldv_skb_free_int:6003
;   228 ldv_skb_free_int:6003 -> 229 ldv_set_remove:5879
;       ldv_set_remove.set = *
;       ldv_set_remove.e = *
;       ldv_set_remove.i = *
;       ldv_set_remove.deleted_index = *
;       ldv_set_remove.set = LDV_SKBS
;       ldv_set_remove.e = ldv_skb_free_int.skb
;   229 ldv_set_remove:5879 -> 230 ldv_set_remove:5880
;       ldv_set_remove.i = *
;       ldv_set_remove.deleted_index = *
;       ldv_set_remove.deleted_index = -1
;       ldv_set_remove.i = 0
;   230 ldv_set_remove:5880 -> 231 ldv_set_remove:5884
;       assume ldv_set_remove.i <s last_index
;   230 ldv_set_remove:5880 -> 232 ldv_set_remove:5891
;       assume last_index <=s ldv_set_remove.i
;   232 ldv_set_remove:5891 -> 233 ldv_set_remove:5893
;       assume ldv_set_remove.deleted_index != -1
;   232 ldv_set_remove:5891 -> 234 ldv_set_remove:5872
;       assume ldv_set_remove.deleted_index == -1
;   234 ldv_set_remove:5872 -> 235 ldv_skb_free_int:6003
;   235 ldv_skb_free_int:6003 -> 236 ldv_skb_free_int:6004
;   236 ldv_skb_free_int:6004 -> 237 ldv_skb_free_int:6000
;       ldv_skb_free_int.$result = 0
;   237 ldv_skb_free_int:6000 -> 238 ldv_netif_rx_15:5822
;   238 ldv_netif_rx_15:5822 -> 239 ldv_netif_rx_15:5823
;       ldv_netif_rx_15.$t = ldv_skb_free_int.$result
;   239 ldv_netif_rx_15:5823 -> 240 ldv_netif_rx_15:5818
;       ldv_netif_rx_15.tmp = ldv_netif_rx_15.$t
;       ldv_netif_rx_15.$result = ldv_netif_rx_15.tmp
;   240 ldv_netif_rx_15:5818 -> 241 rx:5461
;   241 rx:5461 -> 242 rx:5462
;       rx.$t!154 = ldv_netif_rx_15.$result
;   242 rx:5462 -> 243 rx:5401
;   243 rx:5401 -> 244 main:5710
;   244 main:5710 -> 245 main:5711
;   245 main:5711 -> 19 main:5682
;       ldv_state_variable_1 = 1
;   233 ldv_set_remove:5893 -> 246 ldv_set_remove:5894
;       ldv_set_remove.i = ldv_set_remove.deleted_index + 1
;   246 ldv_set_remove:5894 -> 247 ldv_set_remove:5899
;       assume ldv_set_remove.i <s last_index
;   246 ldv_set_remove:5894 -> 248 ldv_set_remove:5901
;       assume last_index <=s ldv_set_remove.i
;   248 ldv_set_remove:5901 -> 234 ldv_set_remove:5872
;       last_index = last_index - 1
;   247 ldv_set_remove:5899 -> 246 ldv_set_remove:5894
;       $t!220 = *
;       $t!221 = 8 * s64(ldv_set_remove.i - 1) + 1050976
;       $t!222 = ldv_set_remove.i == 0 ? set_impl@0 : ldv_set_remove.i == 1 ? set_impl@8 : ldv_set_remove.i == 2 ? set_impl@16 : ldv_set_remove.i == 3 ? set_impl@24 : ldv_set_remove.i == 4 ? set_impl@32 : ldv_set_remove.i == 5 ? set_impl@40 : ldv_set_remove.i == 6 ? set_impl@48 : ldv_set_remove.i == 7 ? set_impl@56 : ldv_set_remove.i == 8 ? set_impl@64 : ldv_set_remove.i == 9 ? set_impl@72 : ldv_set_remove.i == 10 ? set_impl@80 : ldv_set_remove.i == 11 ? set_impl@88 : ldv_set_remove.i == 12 ? set_impl@96 : ldv_set_remove.i == 13 ? set_impl@104 : ldv_set_remove.i == 14 ? set_impl@112 : $t!220
;       set_impl@0 = $t!221 == 1050976 ? $t!222 : set_impl@0
;       set_impl@8 = $t!221 == 1050984 ? $t!222 : set_impl@8
;       set_impl@16 = $t!221 == 1050992 ? $t!222 : set_impl@16
;       set_impl@24 = $t!221 == 1051000 ? $t!222 : set_impl@24
;       set_impl@32 = $t!221 == 1051008 ? $t!222 : set_impl@32
;       set_impl@40 = $t!221 == 1051016 ? $t!222 : set_impl@40
;       set_impl@48 = $t!221 == 1051024 ? $t!222 : set_impl@48
;       set_impl@56 = $t!221 == 1051032 ? $t!222 : set_impl@56
;       set_impl@64 = $t!221 == 1051040 ? $t!222 : set_impl@64
;       set_impl@72 = $t!221 == 1051048 ? $t!222 : set_impl@72
;       set_impl@80 = $t!221 == 1051056 ? $t!222 : set_impl@80
;       set_impl@88 = $t!221 == 1051064 ? $t!222 : set_impl@88
;       set_impl@96 = $t!221 == 1051072 ? $t!222 : set_impl@96
;       set_impl@104 = $t!221 == 1051080 ? $t!222 : set_impl@104
;       set_impl@112 = $t!221 == 1051088 ? $t!222 : set_impl@112
;       ldv_set_remove.i = ldv_set_remove.i + 1
;   231 ldv_set_remove:5884 -> 251 ldv_set_remove:5884
;       $t!223 = *
;   251 ldv_set_remove:5884 -> 249 ldv_set_remove:5886
;       assume ldv_set_remove.e == (ldv_set_remove.i == 0 ? set_impl@0 : ldv_set_remove.i == 1 ? set_impl@8 : ldv_set_remove.i == 2 ? set_impl@16 : ldv_set_remove.i == 3 ? set_impl@24 : ldv_set_remove.i == 4 ? set_impl@32 : ldv_set_remove.i == 5 ? set_impl@40 : ldv_set_remove.i == 6 ? set_impl@48 : ldv_set_remove.i == 7 ? set_impl@56 : ldv_set_remove.i == 8 ? set_impl@64 : ldv_set_remove.i == 9 ? set_impl@72 : ldv_set_remove.i == 10 ? set_impl@80 : ldv_set_remove.i == 11 ? set_impl@88 : ldv_set_remove.i == 12 ? set_impl@96 : ldv_set_remove.i == 13 ? set_impl@104 : ldv_set_remove.i == 14 ? set_impl@112 : $t!223)
;   251 ldv_set_remove:5884 -> 250 ldv_set_remove:5889
;       assume ldv_set_remove.e != (ldv_set_remove.i == 0 ? set_impl@0 : ldv_set_remove.i == 1 ? set_impl@8 : ldv_set_remove.i == 2 ? set_impl@16 : ldv_set_remove.i == 3 ? set_impl@24 : ldv_set_remove.i == 4 ? set_impl@32 : ldv_set_remove.i == 5 ? set_impl@40 : ldv_set_remove.i == 6 ? set_impl@48 : ldv_set_remove.i == 7 ? set_impl@56 : ldv_set_remove.i == 8 ? set_impl@64 : ldv_set_remove.i == 9 ? set_impl@72 : ldv_set_remove.i == 10 ? set_impl@80 : ldv_set_remove.i == 11 ? set_impl@88 : ldv_set_remove.i == 12 ? set_impl@96 : ldv_set_remove.i == 13 ? set_impl@104 : ldv_set_remove.i == 14 ? set_impl@112 : $t!223)
;   250 ldv_set_remove:5889 -> 230 ldv_set_remove:5880
;       ldv_set_remove.i = ldv_set_remove.i + 1
;   249 ldv_set_remove:5886 -> 232 ldv_set_remove:5891
;       ldv_set_remove.deleted_index = ldv_set_remove.i
;   222 rx:5456 -> 223 rx:5461
;   208 rx:5450 -> 252 rx:5450
;       rx.$t!152 = rx.pktbuf + 9
;       $t!224 = rx.$t!152
;       $t!225 = rx.pkthdrbuf + 5
;       $t!226 = rx.__len___0
;   252 rx:5450 -> 253 rx:5450
;       assume $t!224 <=u $t!225
;   252 rx:5450 -> 254 rx:5450
;       assume $t!225 <u $t!224
;   253 rx:5450 -> 256 rx:5450
;       $t!227 = 0
;   256 rx:5450 -> 258 rx:5450
;       assume $t!226 <=u $t!227
;   256 rx:5450 -> 257 rx:5450
;       assume $t!227 <u $t!226
;   257 rx:5450 -> 256 rx:5450
;       $t!228 = *
;       $t!229 = ($t!225 + $t!227)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!225 + $t!227 - 1103806595072)[31:0]] : $t!228
;       ldv_successful_zalloc.memory15 = ($t!224 + $t!227)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!224 + $t!227 - 1103806595072)[31:0] := $t!229] : ldv_successful_zalloc.memory15
;       ldv_successful_zalloc.memory16 = ($t!224 + $t!227)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!224 + $t!227 - 1108101562368)[31:0] := $t!229] : ldv_successful_zalloc.memory16
;       $t!227 = $t!227 + 1
;   258 rx:5450 -> 255 rx:5450
;   254 rx:5450 -> 259 rx:5450
;       $t!230 = $t!226
;   259 rx:5450 -> 261 rx:5450
;       assume $t!230 == 0
;   259 rx:5450 -> 260 rx:5450
;       assume $t!230 != 0
;   260 rx:5450 -> 259 rx:5450
;       $t!230 = $t!230 - 1
;       $t!231 = *
;       $t!232 = ($t!225 + $t!230)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!225 + $t!230 - 1103806595072)[31:0]] : $t!231
;       ldv_successful_zalloc.memory15 = ($t!224 + $t!230)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!224 + $t!230 - 1103806595072)[31:0] := $t!232] : ldv_successful_zalloc.memory15
;       ldv_successful_zalloc.memory16 = ($t!224 + $t!230)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!224 + $t!230 - 1108101562368)[31:0] := $t!232] : ldv_successful_zalloc.memory16
;   261 rx:5450 -> 255 rx:5450
;   255 rx:5450 -> 221 rx:5455
;       rx.__ret___0 = rx.$t!152
;   194 rx:5444 -> 262 rx:5444
;       rx.$t!150 = rx.pktbuf
;       $t!233 = rx.$t!150
;       $t!234 = rx.pkthdrbuf
;       $t!235 = rx.__len
;   262 rx:5444 -> 263 rx:5444
;       assume $t!233 <=u $t!234
;   262 rx:5444 -> 264 rx:5444
;       assume $t!234 <u $t!233
;   263 rx:5444 -> 266 rx:5444
;       $t!236 = 0
;   266 rx:5444 -> 268 rx:5444
;       assume $t!235 <=u $t!236
;   266 rx:5444 -> 267 rx:5444
;       assume $t!236 <u $t!235
;   267 rx:5444 -> 266 rx:5444
;       $t!237 = *
;       $t!238 = ($t!234 + $t!236)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!234 + $t!236 - 1103806595072)[31:0]] : $t!237
;       ldv_successful_zalloc.memory15 = ($t!233 + $t!236)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!233 + $t!236 - 1103806595072)[31:0] := $t!238] : ldv_successful_zalloc.memory15
;       ldv_successful_zalloc.memory16 = ($t!233 + $t!236)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!233 + $t!236 - 1108101562368)[31:0] := $t!238] : ldv_successful_zalloc.memory16
;       $t!236 = $t!236 + 1
;   268 rx:5444 -> 265 rx:5444
;   264 rx:5444 -> 269 rx:5444
;       $t!239 = $t!235
;   269 rx:5444 -> 271 rx:5444
;       assume $t!239 == 0
;   269 rx:5444 -> 270 rx:5444
;       assume $t!239 != 0
;   270 rx:5444 -> 269 rx:5444
;       $t!239 = $t!239 - 1
;       $t!240 = *
;       $t!241 = ($t!234 + $t!239)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!234 + $t!239 - 1103806595072)[31:0]] : $t!240
;       ldv_successful_zalloc.memory15 = ($t!233 + $t!239)[63:32] == 257 ? ldv_successful_zalloc.memory15[($t!233 + $t!239 - 1103806595072)[31:0] := $t!241] : ldv_successful_zalloc.memory15
;       ldv_successful_zalloc.memory16 = ($t!233 + $t!239)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!233 + $t!239 - 1108101562368)[31:0] := $t!241] : ldv_successful_zalloc.memory16
;   271 rx:5444 -> 265 rx:5444
;   265 rx:5444 -> 207 rx:5449
;       rx.__ret = rx.$t!150
;   161 rx:5426 -> 272 rx:5427
;       assume arcnet_debug[0] == 1
;   161 rx:5426 -> 273 rx:5431
;       assume arcnet_debug[0] != 1
;   273 rx:5431 -> 243 rx:5401
;       $t!242 = *
;       ldv_successful_zalloc.memory16 = (rx.dev + 312)[63:32] == 258 ? ldv_successful_zalloc.memory16[(rx.dev - 1108101562056)[31:0] := (((rx.dev + 312)[63:32] == 258 ? ldv_successful_zalloc.memory16[(rx.dev - 1108101562049)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562050)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562051)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562052)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562053)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562054)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562055)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562056)[31:0]] : $t!242) + 1)[7:0]][(rx.dev - 1108101562055)[31:0] := (((rx.dev + 312)[63:32] == 258 ? ldv_successful_zalloc.memory16[(rx.dev - 1108101562049)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562050)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562051)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562052)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562053)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562054)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562055)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562056)[31:0]] : $t!242) + 1)[15:8]][(rx.dev - 1108101562054)[31:0] := (((rx.dev + 312)[63:32] == 258 ? ldv_successful_zalloc.memory16[(rx.dev - 1108101562049)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562050)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562051)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562052)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562053)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562054)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562055)[31:0]] :: ldv_successful_zalloc.memory16[(rx.dev - 1108101562056)[31:0]] : $t!242) + 1)[23:16]][(rx.dev - 1108101562053)[31:0] := (((rx.dev + 312)[63:32] == 258 ? ldv_successful_zalloc.memory16[…] :: … :: … :: … :: … :: … :: … :: … : …) + 1)[31:24]][… := …][… := …][… := …][… := …] : …
;   272 rx:5427 -> 274 rx:5427
;       rx.memory17@0 = rx.&$t == 1051664 ? 1050928 : rx.memory17@0
;       rx.memory17@8 = rx.&$t == 1051664 ? rx.dev : rx.memory17@8
;   274 rx:5427 -> 275 printk:6058
;       printk.arg0!243 = *
;       printk.$result!244 = *
;       printk.$further!245 = *
;       printk.$t!246 = *
;       printk.arg0!243 = 1050848
;       printk.$further!245 = rx.&$t
;   275 printk:6058 -> 276 printk:6057
;       printk.$t!246 = *
;       printk.$result!244 = printk.$t!246
;   276 printk:6057 -> 277 rx:5427
;   277 rx:5427 -> 278 rx:5427
;       rx.$t!146 = printk.$result!244
;   278 rx:5427 -> 273 rx:5431
;   152 ldv_skb_alloc:5981 -> 279 ldv_skb_alloc:5981
;   279 ldv_skb_alloc:5981 -> 280 ldv_set_add:5852
;       ldv_set_add.set = *
;       ldv_set_add.e = *
;       ldv_set_add.i = *
;       ldv_set_add.set = LDV_SKBS
;       ldv_set_add.e = ldv_skb_alloc.skb
;   280 ldv_set_add:5852 -> 281 ldv_set_add:5853
;       ldv_set_add.i = *
;       ldv_set_add.i = 0
;   281 ldv_set_add:5853 -> 282 ldv_set_add:5857
;       assume ldv_set_add.i <s last_index
;   281 ldv_set_add:5853 -> 283 ldv_set_add:5863
;       assume last_index <=s ldv_set_add.i
;   283 ldv_set_add:5863 -> 284 ldv_set_add:5865
;       assume last_index <s 15
;   283 ldv_set_add:5863 -> 285 ldv_set_add:5847
;       assume last_index >=s 15
;   285 ldv_set_add:5847 -> 286 ldv_skb_alloc:5981
;   286 ldv_skb_alloc:5981 -> 287 ldv_skb_alloc:5982
;   287 ldv_skb_alloc:5982 -> 155 ldv_skb_alloc:5971
;       ldv_skb_alloc.$result = ldv_skb_alloc.skb
;   284 ldv_set_add:5865 -> 285 ldv_set_add:5847
;       set_impl@0 = last_index == 0 ? ldv_set_add.e : set_impl@0
;       set_impl@8 = last_index == 1 ? ldv_set_add.e : set_impl@8
;       set_impl@16 = last_index == 2 ? ldv_set_add.e : set_impl@16
;       set_impl@24 = last_index == 3 ? ldv_set_add.e : set_impl@24
;       set_impl@32 = last_index == 4 ? ldv_set_add.e : set_impl@32
;       set_impl@40 = last_index == 5 ? ldv_set_add.e : set_impl@40
;       set_impl@48 = last_index == 6 ? ldv_set_add.e : set_impl@48
;       set_impl@56 = last_index == 7 ? ldv_set_add.e : set_impl@56
;       set_impl@64 = last_index == 8 ? ldv_set_add.e : set_impl@64
;       set_impl@72 = last_index == 9 ? ldv_set_add.e : set_impl@72
;       set_impl@80 = last_index == 10 ? ldv_set_add.e : set_impl@80
;       set_impl@88 = last_index == 11 ? ldv_set_add.e : set_impl@88
;       set_impl@96 = last_index == 12 ? ldv_set_add.e : set_impl@96
;       set_impl@104 = last_index == 13 ? ldv_set_add.e : set_impl@104
;       set_impl@112 = last_index == 14 ? ldv_set_add.e : set_impl@112
;       last_index = last_index + 1
;   282 ldv_set_add:5857 -> 289 ldv_set_add:5857
;       $t!250 = *
;   289 ldv_set_add:5857 -> 285 ldv_set_add:5847
;       assume ldv_set_add.e == (ldv_set_add.i == 0 ? set_impl@0 : ldv_set_add.i == 1 ? set_impl@8 : ldv_set_add.i == 2 ? set_impl@16 : ldv_set_add.i == 3 ? set_impl@24 : ldv_set_add.i == 4 ? set_impl@32 : ldv_set_add.i == 5 ? set_impl@40 : ldv_set_add.i == 6 ? set_impl@48 : ldv_set_add.i == 7 ? set_impl@56 : ldv_set_add.i == 8 ? set_impl@64 : ldv_set_add.i == 9 ? set_impl@72 : ldv_set_add.i == 10 ? set_impl@80 : ldv_set_add.i == 11 ? set_impl@88 : ldv_set_add.i == 12 ? set_impl@96 : ldv_set_add.i == 13 ? set_impl@104 : ldv_set_add.i == 14 ? set_impl@112 : $t!250)
;   289 ldv_set_add:5857 -> 288 ldv_set_add:5861
;       assume ldv_set_add.e != (ldv_set_add.i == 0 ? set_impl@0 : ldv_set_add.i == 1 ? set_impl@8 : ldv_set_add.i == 2 ? set_impl@16 : ldv_set_add.i == 3 ? set_impl@24 : ldv_set_add.i == 4 ? set_impl@32 : ldv_set_add.i == 5 ? set_impl@40 : ldv_set_add.i == 6 ? set_impl@48 : ldv_set_add.i == 7 ? set_impl@56 : ldv_set_add.i == 8 ? set_impl@64 : ldv_set_add.i == 9 ? set_impl@72 : ldv_set_add.i == 10 ? set_impl@80 : ldv_set_add.i == 11 ? set_impl@88 : ldv_set_add.i == 12 ? set_impl@96 : ldv_set_add.i == 13 ? set_impl@104 : ldv_set_add.i == 14 ? set_impl@112 : $t!250)
;   288 ldv_set_add:5861 -> 281 ldv_set_add:5853
;       ldv_set_add.i = ldv_set_add.i + 1
;   136 rx:5420 -> 139 rx:5424
;       rx.ofs = -rx.length + 512
;   120 main:5702 -> 290 main:5703
;       assume ldv_state_variable_1 == 1
;   120 main:5702 -> 19 main:5682
;       assume ldv_state_variable_1 != 1
;   290 main:5703 -> 291 main:5703
;   291 main:5703 -> 292 build_header:5465
;       build_header.skb = *
;       build_header.dev = *
;       build_header.type = *
;       build_header.daddr = *
;       build_header.hdr_size = *
;       build_header.pkt = *
;       build_header.tmp = *
;       build_header.$result = *
;       build_header.$t = *
;       build_header.&$t = *
;       build_header.$t!261 = *
;       build_header.skb = ldvarg3
;       build_header.dev = capmode_proto_group1
;       build_header.type = ldvarg4
;       $t!262 = *
;       build_header.daddr = &ldvarg2 == 1051584 ? main.memory12 : $t!262
;   292 build_header:5465 -> 293 build_header:5473
;       build_header.memory19@0 = *
;       build_header.memory19@8 = *
;       build_header.memory19@16 = *
;       build_header.&$t = 1051712
;   293 build_header:5473 -> 294 build_header:5473
;       build_header.hdr_size = *
;       build_header.pkt = *
;       build_header.tmp = *
;       build_header.hdr_size = 4
;   294 build_header:5473 -> 295 skb_push:6066
;       skb_push.arg0 = *
;       skb_push.arg1 = *
;       skb_push.$result = *
;       skb_push.$t = *
;       skb_push.arg0 = build_header.skb
;       skb_push.arg1 = build_header.hdr_size
;   295 skb_push:6066 -> 296 skb_push:6066
;   296 skb_push:6066 -> 297 external_alloc:6074
;       external_alloc.$result!267 = *
;       external_alloc.$t!268 = *
;   297 external_alloc:6074 -> 298 external_alloc:6073
;       external_alloc.$t!268 = *
;       external_alloc.$result!267 = external_alloc.$t!268
;   298 external_alloc:6073 -> 299 skb_push:6066
;   299 skb_push:6066 -> 300 skb_push:6066
;       skb_push.$t = external_alloc.$result!267
;   300 skb_push:6066 -> 301 skb_push:6065
;       skb_push.$result = skb_push.$t
;   301 skb_push:6065 -> 302 build_header:5473
;   302 build_header:5473 -> 303 build_header:5475
;       build_header.$t = skb_push.$result
;   303 build_header:5475 -> 306 build_header:5475
;       build_header.tmp = build_header.$t
;       build_header.pkt = build_header.tmp
;   306 build_header:5475 -> 304 build_header:5476
;       assume arcnet_debug[6] == 1
;   306 build_header:5475 -> 305 build_header:5482
;       assume arcnet_debug[6] != 1
;   305 build_header:5482 -> 309 build_header:5482
;       $t!269 = *
;       assume ((build_header.dev + 840)[63:32] == 258 ? ldv_successful_zalloc.memory16[(build_header.dev - 1108101561521)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561522)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561523)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561524)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561525)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561526)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561527)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561528)[31:0]] : $t!269) != 0
;       $t!270 = *
;       $t!271 = *
;   309 build_header:5482 -> 307 build_header:5484
;       assume (136 & ((build_header.dev + 520)[63:32] == 258 ? ldv_successful_zalloc.memory16[(build_header.dev - 1108101561845)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561846)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561847)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561848)[31:0]] : $t!271)) != 0
;   309 build_header:5482 -> 308 build_header:5488
;       assume (136 & ((build_header.dev + 520)[63:32] == 258 ? ldv_successful_zalloc.memory16[(build_header.dev - 1108101561845)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561846)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561847)[31:0]] :: ldv_successful_zalloc.memory16[(build_header.dev - 1108101561848)[31:0]] : $t!271)) == 0
;   308 build_header:5488 -> 310 build_header:5465
;       build_header.$result = build_header.hdr_size
;   310 build_header:5465 -> 311 main:5703
;   311 main:5703 -> 312 main:5704
;       $t!86 = build_header.$result
;   312 main:5704 -> 19 main:5682
;       ldv_state_variable_1 = 1
;   307 build_header:5484 -> 310 build_header:5465
;       build_header.$result = build_header.hdr_size
;   304 build_header:5476 -> 313 build_header:5476
;       build_header.memory19@0 = build_header.&$t == 1051712 ? 1051216 : build_header.memory19@0
;       build_header.memory19@8 = build_header.&$t == 1051712 ? build_header.dev : build_header.memory19@8
;       $t!272 = *
;       build_header.memory19@16 = build_header.&$t == 1051712 ? $t!272 : build_header.memory19@16
;   313 build_header:5476 -> 314 printk:6058
;       printk.arg0!273 = *
;       printk.$result!274 = *
;       printk.$further!275 = *
;       printk.$t!276 = *
;       printk.arg0!273 = 1051136
;       printk.$further!275 = build_header.&$t
;   314 printk:6058 -> 315 printk:6057
;       printk.$t!276 = *
;       printk.$result!274 = printk.$t!276
;   315 printk:6057 -> 316 build_header:5476
;   316 build_header:5476 -> 317 build_header:5476
;       build_header.$t!261 = printk.$result!274
;   317 build_header:5476 -> 305 build_header:5482
;   118 main:5695 -> 318 main:5696
;       assume ldv_state_variable_1 == 1
;   118 main:5695 -> 19 main:5682
;       assume ldv_state_variable_1 != 1
;   318 main:5696 -> 319 main:5696
;   319 main:5696 -> 320 ack_tx:5538
;       ack_tx.dev = *
;       ack_tx.acked = *
;       ack_tx.lp = *
;       ack_tx.tmp = *
;       ack_tx.ackskb = *
;       ack_tx.ackpkt = *
;       ack_tx.length = *
;       ack_tx.tmp___0 = *
;       ack_tx.$result = *
;       ack_tx.$t = *
;       ack_tx.$t!287 = *
;       ack_tx.&$t = *
;       ack_tx.$t!289 = *
;       ack_tx.$t!290 = *
;       ack_tx.$t!291 = *
;       ack_tx.&$t!292 = *
;       ack_tx.$t!293 = *
;       ack_tx.$t!294 = *
;       ack_tx.dev = capmode_proto_group1
;       ack_tx.acked = ldvarg5
;   320 ack_tx:5538 -> 321 ack_tx:5547
;       ack_tx.memory20@0 = *
;       ack_tx.memory20@8 = *
;       ack_tx.&$t = 1051776
;       ack_tx.memory21@0 = *
;       ack_tx.memory21@8 = *
;       ack_tx.memory21@16 = *
;       ack_tx.&$t!292 = 1051824
;   321 ack_tx:5547 -> 322 ack_tx:5547
;       ack_tx.lp = *
;       ack_tx.tmp = *
;       ack_tx.ackskb = *
;       ack_tx.ackpkt = *
;       ack_tx.length = *
;       ack_tx.tmp___0 = *
;   322 ack_tx:5547 -> 323 netdev_priv:5382
;       netdev_priv.dev!295 = *
;       netdev_priv.$result!296 = *
;       netdev_priv.dev!295 = ack_tx.dev
;   323 netdev_priv:5382 -> 324 netdev_priv:5379
;       netdev_priv.$result!296 = netdev_priv.dev!295 + 3264
;   324 netdev_priv:5379 -> 325 ack_tx:5547
;   325 ack_tx:5547 -> 326 ack_tx:5550
;       ack_tx.$t = netdev_priv.$result!296
;   326 ack_tx:5550 -> 327 ack_tx:5550
;       ack_tx.tmp = ack_tx.$t
;       ack_tx.lp = ack_tx.tmp
;       ack_tx.length = 6
;   327 ack_tx:5550 -> 328 ldv_alloc_skb_14:5814
;       ldv_alloc_skb_14.size!297 = *
;       ldv_alloc_skb_14.priority!298 = *
;       ldv_alloc_skb_14.tmp!299 = *
;       ldv_alloc_skb_14.$result!300 = *
;       ldv_alloc_skb_14.$t!301 = *
;       ldv_alloc_skb_14.size!297 = ack_tx.length + 4
;       ldv_alloc_skb_14.priority!298 = 32
;   328 ldv_alloc_skb_14:5814 -> 329 ldv_alloc_skb_14:5814
;       ldv_alloc_skb_14.tmp!299 = *
;   329 ldv_alloc_skb_14:5814 -> 330 ldv_skb_alloc:5976
;       ldv_skb_alloc.skb!302 = *
;       ldv_skb_alloc.tmp___7!303 = *
;       ldv_skb_alloc.$result!304 = *
;       ldv_skb_alloc.$t!305 = *
;   330 ldv_skb_alloc:5976 -> 331 ldv_skb_alloc:5976
;       ldv_skb_alloc.skb!302 = *
;       ldv_skb_alloc.tmp___7!303 = *
;   331 ldv_skb_alloc:5976 -> 332 ldv_successful_zalloc:5285
;       ldv_successful_zalloc.__size!306 = *
;       ldv_successful_zalloc.p!307 = *
;       ldv_successful_zalloc.$result!308 = *
;       ldv_successful_zalloc.$t!309 = *
;       ldv_successful_zalloc.__size!306 = 232
;   332 ldv_successful_zalloc:5285 -> 333 ldv_successful_zalloc:5283
;       assume ldv_successful_zalloc.__size!306 <u 2147483648
;       assume (ldv_successful_zalloc.__size!306 + 31)[63:4] :: 0 <u -ldv_successful_zalloc.memory22.next + 1120986464255
;       ldv_successful_zalloc.$t!309 = ldv_successful_zalloc.memory22.next
;       $t!310 = ldv_successful_zalloc.memory22.next
;       $t!311 = ldv_successful_zalloc.__size!306
;       $t!312 = 0
;   333 ldv_successful_zalloc:5283 -> 335 ldv_successful_zalloc:5283
;       assume $t!311 <=u $t!312
;   333 ldv_successful_zalloc:5283 -> 334 ldv_successful_zalloc:5283
;       assume $t!312 <u $t!311
;   334 ldv_successful_zalloc:5283 -> 333 ldv_successful_zalloc:5283
;       ldv_successful_zalloc.memory22 = ($t!310 + $t!312)[63:32] == 260 ? ldv_successful_zalloc.memory22[($t!310 + $t!312)[31:1] := 0] : ldv_successful_zalloc.memory22
;       $t!312 = $t!312 + 2
;   335 ldv_successful_zalloc:5283 -> 336 ldv_successful_zalloc:5282
;       ldv_successful_zalloc.memory22.next = ldv_successful_zalloc.memory22.next + ((ldv_successful_zalloc.__size!306 + 31)[63:4] :: 0)
;       ldv_successful_zalloc.p!307 = ldv_successful_zalloc.$t!309
;       assume ldv_successful_zalloc.p!307 != 0
;       ldv_successful_zalloc.$result!308 = ldv_successful_zalloc.p!307
;   336 ldv_successful_zalloc:5282 -> 337 ldv_skb_alloc:5976
;   337 ldv_skb_alloc:5976 -> 338 ldv_skb_alloc:5978
;       ldv_skb_alloc.$t!305 = ldv_successful_zalloc.$result!308
;   338 ldv_skb_alloc:5978 -> 341 ldv_skb_alloc:5978
;       ldv_skb_alloc.tmp___7!303 = ldv_skb_alloc.$t!305
;       ldv_skb_alloc.skb!302 = ldv_skb_alloc.tmp___7!303
;   341 ldv_skb_alloc:5978 -> 339 ldv_skb_alloc:5981
;       assume ldv_skb_alloc.skb!302 != 0
;   341 ldv_skb_alloc:5978 -> 340 ldv_skb_alloc:5979
;       assume ldv_skb_alloc.skb!302 == 0
;   340 ldv_skb_alloc:5979 -> 342 ldv_skb_alloc:5971
;       ldv_skb_alloc.$result!304 = 0
;   342 ldv_skb_alloc:5971 -> 343 ldv_alloc_skb_14:5814
;   343 ldv_alloc_skb_14:5814 -> 344 ldv_alloc_skb_14:5815
;       ldv_alloc_skb_14.$t!301 = ldv_skb_alloc.$result!304
;   344 ldv_alloc_skb_14:5815 -> 345 ldv_alloc_skb_14:5810
;       ldv_alloc_skb_14.tmp!299 = ldv_alloc_skb_14.$t!301
;       ldv_alloc_skb_14.$result!300 = ldv_alloc_skb_14.tmp!299
;   345 ldv_alloc_skb_14:5810 -> 346 ack_tx:5550
;   346 ack_tx:5550 -> 347 ack_tx:5551
;       ack_tx.$t!287 = ldv_alloc_skb_14.$result!300
;   347 ack_tx:5551 -> 350 ack_tx:5551
;       ack_tx.ackskb = ack_tx.$t!287
;   350 ack_tx:5551 -> 348 ack_tx:5552
;       assume ack_tx.ackskb == 0
;   350 ack_tx:5551 -> 349 ack_tx:5559
;       assume ack_tx.ackskb != 0
;   349 ack_tx:5559 -> 351 ack_tx:5559
;   351 ack_tx:5559 -> 352 skb_put:6070
;       skb_put.arg0!313 = *
;       skb_put.arg1!314 = *
;       skb_put.$result!315 = *
;       skb_put.$t!316 = *
;       skb_put.arg0!313 = ack_tx.ackskb
;       skb_put.arg1!314 = ack_tx.length + 4
;   352 skb_put:6070 -> 353 skb_put:6070
;   353 skb_put:6070 -> 354 external_alloc:6074
;       external_alloc.$result!317 = *
;       external_alloc.$t!318 = *
;   354 external_alloc:6074 -> 355 external_alloc:6073
;       external_alloc.$t!318 = *
;       external_alloc.$result!317 = external_alloc.$t!318
;   355 external_alloc:6073 -> 356 skb_put:6070
;   356 skb_put:6070 -> 357 skb_put:6070
;       skb_put.$t!316 = external_alloc.$result!317
;   357 skb_put:6070 -> 358 skb_put:6069
;       skb_put.$result!315 = skb_put.$t!316
;   358 skb_put:6069 -> 359 ack_tx:5559
;   359 ack_tx:5559 -> 360 ack_tx:5561
;       ack_tx.$t!290 = skb_put.$result!315
;   360 ack_tx:5561 -> 361 ack_tx:5561
;       ldv_successful_zalloc.memory22 = (ack_tx.ackskb + 32)[63:32] == 260 ? ldv_successful_zalloc.memory22[ack_tx.ackskb[31:1] + 16 := ack_tx.dev[15:0]][ack_tx.ackskb[31:1] + 17 := ack_tx.dev[31:16]][ack_tx.ackskb[31:1] + 18 := ack_tx.dev[47:32]][ack_tx.ackskb[31:1] + 19 := ack_tx.dev[63:48]] : ldv_successful_zalloc.memory22
;   361 ack_tx:5561 -> 362 skb_reset_mac_header:5258
;       skb_reset_mac_header.skb!319 = *
;       skb_reset_mac_header.skb!319 = ack_tx.ackskb
;   362 skb_reset_mac_header:5258 -> 363 skb_reset_mac_header:5254
;       $t!320 = *
;       $t!321 = *
;       ldv_successful_zalloc.memory22 = (skb_reset_mac_header.skb!319 + 196)[63:32] == 260 ? ldv_successful_zalloc.memory22[skb_reset_mac_header.skb!319[31:1] + 98 := ((skb_reset_mac_header.skb!319 + 216)[63:32] == 260 ? ldv_successful_zalloc.memory22[skb_reset_mac_header.skb!319[31:1] + 111] :: ldv_successful_zalloc.memory22[skb_reset_mac_header.skb!319[31:1] + 110] :: ldv_successful_zalloc.memory22[skb_reset_mac_header.skb!319[31:1] + 109] :: ldv_successful_zalloc.memory22[skb_reset_mac_header.skb!319[31:1] + 108] : $t!320)[15:0] - ((skb_reset_mac_header.skb!319 + 208)[63:32] == 260 ? ldv_successful_zalloc.memory22[skb_reset_mac_header.skb!319[31:1] + 107] :: ldv_successful_zalloc.memory22[skb_reset_mac_header.skb!319[31:1] + 106] :: ldv_successful_zalloc.memory22[skb_reset_mac_header.skb!319[31:1] + 105] :: ldv_successful_zalloc.memory22[skb_reset_mac_header.skb!319[31:1] + 104] : $t!321)[15:0]] : ldv_successful_zalloc.memory22
;   363 skb_reset_mac_header:5254 -> 364 ack_tx:5561
;   364 ack_tx:5561 -> 365 ack_tx:5562
;   365 ack_tx:5562 -> 366 ack_tx:5562
;   366 ack_tx:5562 -> 367 skb_mac_header:5251
;       skb_mac_header.skb!322 = *
;       skb_mac_header.$result!323 = *
;       skb_mac_header.skb!322 = ack_tx.ackskb
;   367 skb_mac_header:5251 -> 368 skb_mac_header:5248
;       $t!324 = *
;       $t!325 = *
;       skb_mac_header.$result!323 = ((skb_mac_header.skb!322 + 208)[63:32] == 260 ? ldv_successful_zalloc.memory22[skb_mac_header.skb!322[31:1] + 107] :: ldv_successful_zalloc.memory22[skb_mac_header.skb!322[31:1] + 106] :: ldv_successful_zalloc.memory22[skb_mac_header.skb!322[31:1] + 105] :: ldv_successful_zalloc.memory22[skb_mac_header.skb!322[31:1] + 104] : $t!324) + u64((skb_mac_header.skb!322 + 196)[63:32] == 260 ? ldv_successful_zalloc.memory22[skb_mac_header.skb!322[31:1] + 98] : $t!325)
;   368 skb_mac_header:5248 -> 369 ack_tx:5562
;   369 ack_tx:5562 -> 370 ack_tx:5564
;       ack_tx.$t!291 = skb_mac_header.$result!323
;   370 ack_tx:5564 -> 371 ack_tx:5564
;       ack_tx.tmp___0 = ack_tx.$t!291
;       ack_tx.ackpkt = ack_tx.tmp___0
;   371 ack_tx:5564 -> 372 skb_copy_from_linear_data:5269
;       skb_copy_from_linear_data.skb = *
;       skb_copy_from_linear_data.to = *
;       skb_copy_from_linear_data.len = *
;       skb_copy_from_linear_data.__len = *
;       skb_copy_from_linear_data.__ret = *
;       skb_copy_from_linear_data.$t = *
;       $t!332 = *
;       skb_copy_from_linear_data.skb = (ack_tx.lp + 4560)[63:32] == 258 ? ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557801)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557802)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557803)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557804)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557805)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557806)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557807)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557808)[31:0]] : $t!332
;       skb_copy_from_linear_data.to = ack_tx.ackpkt
;       skb_copy_from_linear_data.len = 10
;   372 skb_copy_from_linear_data:5269 -> 373 skb_copy_from_linear_data:5268
;       skb_copy_from_linear_data.__len = *
;       skb_copy_from_linear_data.__ret = *
;       skb_copy_from_linear_data.__len = u64(skb_copy_from_linear_data.len)
;       skb_copy_from_linear_data.$t = skb_copy_from_linear_data.to
;       $t!333 = *
;       $t!334 = skb_copy_from_linear_data.$t
;       $t!335 = $t!333
;       $t!336 = skb_copy_from_linear_data.__len
;   373 skb_copy_from_linear_data:5268 -> 374 skb_copy_from_linear_data:5268
;       assume $t!334 <=u $t!335
;   373 skb_copy_from_linear_data:5268 -> 375 skb_copy_from_linear_data:5268
;       assume $t!335 <u $t!334
;   374 skb_copy_from_linear_data:5268 -> 377 skb_copy_from_linear_data:5268
;       $t!337 = 0
;   377 skb_copy_from_linear_data:5268 -> 379 skb_copy_from_linear_data:5268
;       assume $t!336 <=u $t!337
;   377 skb_copy_from_linear_data:5268 -> 378 skb_copy_from_linear_data:5268
;       assume $t!337 <u $t!336
;   378 skb_copy_from_linear_data:5268 -> 377 skb_copy_from_linear_data:5268
;       $t!338 = *
;       $t!339 = $t!338
;       ldv_successful_zalloc.memory16 = ($t!334 + $t!337)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!334 + $t!337 - 1108101562368)[31:0] := $t!339] : ldv_successful_zalloc.memory16
;       $t!337 = $t!337 + 1
;   379 skb_copy_from_linear_data:5268 -> 376 skb_copy_from_linear_data:5268
;   375 skb_copy_from_linear_data:5268 -> 380 skb_copy_from_linear_data:5268
;       $t!340 = $t!336
;   380 skb_copy_from_linear_data:5268 -> 382 skb_copy_from_linear_data:5268
;       assume $t!340 == 0
;   380 skb_copy_from_linear_data:5268 -> 381 skb_copy_from_linear_data:5268
;       assume $t!340 != 0
;   381 skb_copy_from_linear_data:5268 -> 380 skb_copy_from_linear_data:5268
;       $t!340 = $t!340 - 1
;       $t!341 = *
;       $t!342 = $t!341
;       ldv_successful_zalloc.memory16 = ($t!334 + $t!340)[63:32] == 258 ? ldv_successful_zalloc.memory16[($t!334 + $t!340 - 1108101562368)[31:0] := $t!342] : ldv_successful_zalloc.memory16
;   382 skb_copy_from_linear_data:5268 -> 376 skb_copy_from_linear_data:5268
;   376 skb_copy_from_linear_data:5268 -> 383 skb_copy_from_linear_data:5261
;       skb_copy_from_linear_data.__ret = skb_copy_from_linear_data.$t
;   383 skb_copy_from_linear_data:5261 -> 384 ack_tx:5564
;   384 ack_tx:5564 -> 385 ack_tx:5568
;   385 ack_tx:5568 -> 388 ack_tx:5568
;       ldv_successful_zalloc.memory16 = (ack_tx.ackpkt + 4)[63:32] == 258 ? ldv_successful_zalloc.memory16[(ack_tx.ackpkt - 1108101562364)[31:0] := 0] : ldv_successful_zalloc.memory16
;       ldv_successful_zalloc.memory16 = (ack_tx.ackpkt + 9)[63:32] == 258 ? ldv_successful_zalloc.memory16[(ack_tx.ackpkt - 1108101562359)[31:0] := ack_tx.acked[7:0]] : ldv_successful_zalloc.memory16
;   388 ack_tx:5568 -> 386 ack_tx:5569
;       assume arcnet_debug[6] == 1
;   388 ack_tx:5568 -> 387 ack_tx:5574
;       assume arcnet_debug[6] != 1
;   387 ack_tx:5574 -> 389 ack_tx:5574
;       ldv_successful_zalloc.memory22 = (ack_tx.ackskb + 126)[63:32] == 260 ? ldv_successful_zalloc.memory22[ack_tx.ackskb[31:1] + 63 := 6656] : ldv_successful_zalloc.memory22
;   389 ack_tx:5574 -> 390 ldv_netif_rx_17:5830
;       ldv_netif_rx_17.ldv_func_arg1 = *
;       ldv_netif_rx_17.tmp = *
;       ldv_netif_rx_17.$result = *
;       ldv_netif_rx_17.$t = *
;       ldv_netif_rx_17.ldv_func_arg1 = ack_tx.ackskb
;   390 ldv_netif_rx_17:5830 -> 391 ldv_netif_rx_17:5830
;       ldv_netif_rx_17.tmp = *
;   391 ldv_netif_rx_17:5830 -> 392 ldv_skb_free_int:6003
;       ldv_skb_free_int.skb!347 = *
;       ldv_skb_free_int.$result!348 = *
;       ldv_skb_free_int.skb!347 = ldv_netif_rx_17.ldv_func_arg1
;   392 ldv_skb_free_int:6003 -> 393 ldv_skb_free_int:6003
;   393 ldv_skb_free_int:6003 -> 394 ldv_set_remove:5879
;       ldv_set_remove.set!349 = *
;       ldv_set_remove.e!350 = *
;       ldv_set_remove.i!351 = *
;       ldv_set_remove.deleted_index!352 = *
;       ldv_set_remove.set!349 = LDV_SKBS
;       ldv_set_remove.e!350 = ldv_skb_free_int.skb!347
;   394 ldv_set_remove:5879 -> 395 ldv_set_remove:5880
;       ldv_set_remove.i!351 = *
;       ldv_set_remove.deleted_index!352 = *
;       ldv_set_remove.deleted_index!352 = -1
;       ldv_set_remove.i!351 = 0
;   395 ldv_set_remove:5880 -> 396 ldv_set_remove:5884
;       assume ldv_set_remove.i!351 <s last_index
;   395 ldv_set_remove:5880 -> 397 ldv_set_remove:5891
;       assume last_index <=s ldv_set_remove.i!351
;   397 ldv_set_remove:5891 -> 398 ldv_set_remove:5893
;       assume ldv_set_remove.deleted_index!352 != -1
;   397 ldv_set_remove:5891 -> 399 ldv_set_remove:5872
;       assume ldv_set_remove.deleted_index!352 == -1
;   399 ldv_set_remove:5872 -> 400 ldv_skb_free_int:6003
;   400 ldv_skb_free_int:6003 -> 401 ldv_skb_free_int:6004
;   401 ldv_skb_free_int:6004 -> 402 ldv_skb_free_int:6000
;       ldv_skb_free_int.$result!348 = 0
;   402 ldv_skb_free_int:6000 -> 403 ldv_netif_rx_17:5830
;   403 ldv_netif_rx_17:5830 -> 404 ldv_netif_rx_17:5831
;       ldv_netif_rx_17.$t = ldv_skb_free_int.$result!348
;   404 ldv_netif_rx_17:5831 -> 405 ldv_netif_rx_17:5826
;       ldv_netif_rx_17.tmp = ldv_netif_rx_17.$t
;       ldv_netif_rx_17.$result = ldv_netif_rx_17.tmp
;   405 ldv_netif_rx_17:5826 -> 406 ack_tx:5574
;   406 ack_tx:5574 -> 407 ack_tx:5575
;       ack_tx.$t!294 = ldv_netif_rx_17.$result
;   407 ack_tx:5575 -> 408 ack_tx:5576
;   408 ack_tx:5576 -> 409 ack_tx:5576
;   409 ack_tx:5576 -> 410 dev_kfree_skb_irq:5389
;       dev_kfree_skb_irq.skb = *
;       $t!354 = *
;       dev_kfree_skb_irq.skb = (ack_tx.lp + 4560)[63:32] == 258 ? ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557801)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557802)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557803)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557804)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557805)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557806)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557807)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557808)[31:0]] : $t!354
;   410 dev_kfree_skb_irq:5389 -> 411 dev_kfree_skb_irq:5389
;   411 dev_kfree_skb_irq:5389 -> 412 __dev_kfree_skb_irq:6050
;       __dev_kfree_skb_irq.arg0 = *
;       __dev_kfree_skb_irq.arg1 = *
;       __dev_kfree_skb_irq.arg0 = dev_kfree_skb_irq.skb
;       __dev_kfree_skb_irq.arg1 = 1
;   412 __dev_kfree_skb_irq:6050 -> 413 dev_kfree_skb_irq:5389
;   413 dev_kfree_skb_irq:5389 -> 414 dev_kfree_skb_irq:5390
;   414 dev_kfree_skb_irq:5390 -> 415 dev_kfree_skb_irq:5386
;   415 dev_kfree_skb_irq:5386 -> 416 ack_tx:5576
;   416 ack_tx:5576 -> 417 ack_tx:5578
;   417 ack_tx:5578 -> 418 ack_tx:5538
;       ldv_successful_zalloc.memory16 = (ack_tx.lp + 4552)[63:32] == 258 ? ldv_successful_zalloc.memory16[(ack_tx.lp - 1108101557816)[31:0] := 0][(ack_tx.lp - 1108101557815)[31:0] := 0][(ack_tx.lp - 1108101557814)[31:0] := 0][(ack_tx.lp - 1108101557813)[31:0] := 0][(ack_tx.lp - 1108101557812)[31:0] := 0][(ack_tx.lp - 1108101557811)[31:0] := 0][(ack_tx.lp - 1108101557810)[31:0] := 0][(ack_tx.lp - 1108101557809)[31:0] := 0] : ldv_successful_zalloc.memory16
;       ack_tx.$result = 0
;   418 ack_tx:5538 -> 419 main:5696
;   419 main:5696 -> 420 main:5697
;       $t!85 = ack_tx.$result
;   420 main:5697 -> 19 main:5682
;       ldv_state_variable_1 = 1
;   398 ldv_set_remove:5893 -> 421 ldv_set_remove:5894
;       ldv_set_remove.i!351 = ldv_set_remove.deleted_index!352 + 1
;   421 ldv_set_remove:5894 -> 422 ldv_set_remove:5899
;       assume ldv_set_remove.i!351 <s last_index
;   421 ldv_set_remove:5894 -> 423 ldv_set_remove:5901
;       assume last_index <=s ldv_set_remove.i!351
;   423 ldv_set_remove:5901 -> 399 ldv_set_remove:5872
;       last_index = last_index - 1
;   422 ldv_set_remove:5899 -> 421 ldv_set_remove:5894
;       $t!357 = *
;       $t!358 = 8 * s64(ldv_set_remove.i!351 - 1) + 1050976
;       $t!359 = ldv_set_remove.i!351 == 0 ? set_impl@0 : ldv_set_remove.i!351 == 1 ? set_impl@8 : ldv_set_remove.i!351 == 2 ? set_impl@16 : ldv_set_remove.i!351 == 3 ? set_impl@24 : ldv_set_remove.i!351 == 4 ? set_impl@32 : ldv_set_remove.i!351 == 5 ? set_impl@40 : ldv_set_remove.i!351 == 6 ? set_impl@48 : ldv_set_remove.i!351 == 7 ? set_impl@56 : ldv_set_remove.i!351 == 8 ? set_impl@64 : ldv_set_remove.i!351 == 9 ? set_impl@72 : ldv_set_remove.i!351 == 10 ? set_impl@80 : ldv_set_remove.i!351 == 11 ? set_impl@88 : ldv_set_remove.i!351 == 12 ? set_impl@96 : ldv_set_remove.i!351 == 13 ? set_impl@104 : ldv_set_remove.i!351 == 14 ? set_impl@112 : $t!357
;       set_impl@0 = $t!358 == 1050976 ? $t!359 : set_impl@0
;       set_impl@8 = $t!358 == 1050984 ? $t!359 : set_impl@8
;       set_impl@16 = $t!358 == 1050992 ? $t!359 : set_impl@16
;       set_impl@24 = $t!358 == 1051000 ? $t!359 : set_impl@24
;       set_impl@32 = $t!358 == 1051008 ? $t!359 : set_impl@32
;       set_impl@40 = $t!358 == 1051016 ? $t!359 : set_impl@40
;       set_impl@48 = $t!358 == 1051024 ? $t!359 : set_impl@48
;       set_impl@56 = $t!358 == 1051032 ? $t!359 : set_impl@56
;       set_impl@64 = $t!358 == 1051040 ? $t!359 : set_impl@64
;       set_impl@72 = $t!358 == 1051048 ? $t!359 : set_impl@72
;       set_impl@80 = $t!358 == 1051056 ? $t!359 : set_impl@80
;       set_impl@88 = $t!358 == 1051064 ? $t!359 : set_impl@88
;       set_impl@96 = $t!358 == 1051072 ? $t!359 : set_impl@96
;       set_impl@104 = $t!358 == 1051080 ? $t!359 : set_impl@104
;       set_impl@112 = $t!358 == 1051088 ? $t!359 : set_impl@112
;       ldv_set_remove.i!351 = ldv_set_remove.i!351 + 1
;   396 ldv_set_remove:5884 -> 426 ldv_set_remove:5884
;       $t!360 = *
;   426 ldv_set_remove:5884 -> 424 ldv_set_remove:5886
;       assume ldv_set_remove.e!350 == (ldv_set_remove.i!351 == 0 ? set_impl@0 : ldv_set_remove.i!351 == 1 ? set_impl@8 : ldv_set_remove.i!351 == 2 ? set_impl@16 : ldv_set_remove.i!351 == 3 ? set_impl@24 : ldv_set_remove.i!351 == 4 ? set_impl@32 : ldv_set_remove.i!351 == 5 ? set_impl@40 : ldv_set_remove.i!351 == 6 ? set_impl@48 : ldv_set_remove.i!351 == 7 ? set_impl@56 : ldv_set_remove.i!351 == 8 ? set_impl@64 : ldv_set_remove.i!351 == 9 ? set_impl@72 : ldv_set_remove.i!351 == 10 ? set_impl@80 : ldv_set_remove.i!351 == 11 ? set_impl@88 : ldv_set_remove.i!351 == 12 ? set_impl@96 : ldv_set_remove.i!351 == 13 ? set_impl@104 : ldv_set_remove.i!351 == 14 ? set_impl@112 : $t!360)
;   426 ldv_set_remove:5884 -> 425 ldv_set_remove:5889
;       assume ldv_set_remove.e!350 != (ldv_set_remove.i!351 == 0 ? set_impl@0 : ldv_set_remove.i!351 == 1 ? set_impl@8 : ldv_set_remove.i!351 == 2 ? set_impl@16 : ldv_set_remove.i!351 == 3 ? set_impl@24 : ldv_set_remove.i!351 == 4 ? set_impl@32 : ldv_set_remove.i!351 == 5 ? set_impl@40 : ldv_set_remove.i!351 == 6 ? set_impl@48 : ldv_set_remove.i!351 == 7 ? set_impl@56 : ldv_set_remove.i!351 == 8 ? set_impl@64 : ldv_set_remove.i!351 == 9 ? set_impl@72 : ldv_set_remove.i!351 == 10 ? set_impl@80 : ldv_set_remove.i!351 == 11 ? set_impl@88 : ldv_set_remove.i!351 == 12 ? set_impl@96 : ldv_set_remove.i!351 == 13 ? set_impl@104 : ldv_set_remove.i!351 == 14 ? set_impl@112 : $t!360)
;   425 ldv_set_remove:5889 -> 395 ldv_set_remove:5880
;       ldv_set_remove.i!351 = ldv_set_remove.i!351 + 1
;   424 ldv_set_remove:5886 -> 397 ldv_set_remove:5891
;       ldv_set_remove.deleted_index!352 = ldv_set_remove.i!351
;   386 ack_tx:5569 -> 427 ack_tx:5569
;       ack_tx.memory21@0 = ack_tx.&$t!292 == 1051824 ? 1051216 : ack_tx.memory21@0
;       ack_tx.memory21@8 = ack_tx.&$t!292 == 1051824 ? ack_tx.dev : ack_tx.memory21@8
;       $t!361 = *
;       ack_tx.memory21@16 = ack_tx.&$t!292 == 1051824 ? ((ack_tx.ackpkt + 5)[63:32] == 258 ? ldv_successful_zalloc.memory16[(ack_tx.ackpkt - 1108101562360)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.ackpkt - 1108101562361)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.ackpkt - 1108101562362)[31:0]] :: ldv_successful_zalloc.memory16[(ack_tx.ackpkt - 1108101562363)[31:0]] : $t!361) : ack_tx.memory21@16
;   427 ack_tx:5569 -> 428 printk:6058
;       printk.arg0!362 = *
;       printk.$result!363 = *
;       printk.$further!364 = *
;       printk.$t!365 = *
;       printk.arg0!362 = 1051344
;       printk.$further!364 = ack_tx.&$t!292
;   428 printk:6058 -> 429 printk:6057
;       printk.$t!365 = *
;       printk.$result!363 = printk.$t!365
;   429 printk:6057 -> 430 ack_tx:5569
;   430 ack_tx:5569 -> 431 ack_tx:5569
;       ack_tx.$t!293 = printk.$result!363
;   431 ack_tx:5569 -> 387 ack_tx:5574
;   348 ack_tx:5552 -> 432 ack_tx:5553
;       assume arcnet_debug[0] == 1
;   348 ack_tx:5552 -> 408 ack_tx:5576
;       assume arcnet_debug[0] != 1
;   432 ack_tx:5553 -> 433 ack_tx:5553
;       ack_tx.memory20@0 = ack_tx.&$t == 1051776 ? 1050928 : ack_tx.memory20@0
;       ack_tx.memory20@8 = ack_tx.&$t == 1051776 ? ack_tx.dev : ack_tx.memory20@8
;   433 ack_tx:5553 -> 434 printk:6058
;       printk.arg0!366 = *
;       printk.$result!367 = *
;       printk.$further!368 = *
;       printk.$t!369 = *
;       printk.arg0!366 = 1051264
;       printk.$further!368 = ack_tx.&$t
;   434 printk:6058 -> 435 printk:6057
;       printk.$t!369 = *
;       printk.$result!367 = printk.$t!369
;   435 printk:6057 -> 436 ack_tx:5553
;   436 ack_tx:5553 -> 437 ack_tx:5553
;       ack_tx.$t!289 = printk.$result!367
;   437 ack_tx:5553 -> 408 ack_tx:5576
;   339 ldv_skb_alloc:5981 -> 438 ldv_skb_alloc:5981
;   438 ldv_skb_alloc:5981 -> 439 ldv_set_add:5852
;       ldv_set_add.set!370 = *
;       ldv_set_add.e!371 = *
;       ldv_set_add.i!372 = *
;       ldv_set_add.set!370 = LDV_SKBS
;       ldv_set_add.e!371 = ldv_skb_alloc.skb!302
;   439 ldv_set_add:5852 -> 440 ldv_set_add:5853
;       ldv_set_add.i!372 = *
;       ldv_set_add.i!372 = 0
;   440 ldv_set_add:5853 -> 441 ldv_set_add:5857
;       assume ldv_set_add.i!372 <s last_index
;   440 ldv_set_add:5853 -> 442 ldv_set_add:5863
;       assume last_index <=s ldv_set_add.i!372
;   442 ldv_set_add:5863 -> 443 ldv_set_add:5865
;       assume last_index <s 15
;   442 ldv_set_add:5863 -> 444 ldv_set_add:5847
;       assume last_index >=s 15
;   444 ldv_set_add:5847 -> 445 ldv_skb_alloc:5981
;   445 ldv_skb_alloc:5981 -> 446 ldv_skb_alloc:5982
;   446 ldv_skb_alloc:5982 -> 342 ldv_skb_alloc:5971
;       ldv_skb_alloc.$result!304 = ldv_skb_alloc.skb!302
;   443 ldv_set_add:5865 -> 444 ldv_set_add:5847
;       set_impl@0 = last_index == 0 ? ldv_set_add.e!371 : set_impl@0
;       set_impl@8 = last_index == 1 ? ldv_set_add.e!371 : set_impl@8
;       set_impl@16 = last_index == 2 ? ldv_set_add.e!371 : set_impl@16
;       set_impl@24 = last_index == 3 ? ldv_set_add.e!371 : set_impl@24
;       set_impl@32 = last_index == 4 ? ldv_set_add.e!371 : set_impl@32
;       set_impl@40 = last_index == 5 ? ldv_set_add.e!371 : set_impl@40
;       set_impl@48 = last_index == 6 ? ldv_set_add.e!371 : set_impl@48
;       set_impl@56 = last_index == 7 ? ldv_set_add.e!371 : set_impl@56
;       set_impl@64 = last_index == 8 ? ldv_set_add.e!371 : set_impl@64
;       set_impl@72 = last_index == 9 ? ldv_set_add.e!371 : set_impl@72
;       set_impl@80 = last_index == 10 ? ldv_set_add.e!371 : set_impl@80
;       set_impl@88 = last_index == 11 ? ldv_set_add.e!371 : set_impl@88
;       set_impl@96 = last_index == 12 ? ldv_set_add.e!371 : set_impl@96
;       set_impl@104 = last_index == 13 ? ldv_set_add.e!371 : set_impl@104
;       set_impl@112 = last_index == 14 ? ldv_set_add.e!371 : set_impl@112
;       last_index = last_index + 1
;   441 ldv_set_add:5857 -> 448 ldv_set_add:5857
;       $t!373 = *
;   448 ldv_set_add:5857 -> 444 ldv_set_add:5847
;       assume ldv_set_add.e!371 == (ldv_set_add.i!372 == 0 ? set_impl@0 : ldv_set_add.i!372 == 1 ? set_impl@8 : ldv_set_add.i!372 == 2 ? set_impl@16 : ldv_set_add.i!372 == 3 ? set_impl@24 : ldv_set_add.i!372 == 4 ? set_impl@32 : ldv_set_add.i!372 == 5 ? set_impl@40 : ldv_set_add.i!372 == 6 ? set_impl@48 : ldv_set_add.i!372 == 7 ? set_impl@56 : ldv_set_add.i!372 == 8 ? set_impl@64 : ldv_set_add.i!372 == 9 ? set_impl@72 : ldv_set_add.i!372 == 10 ? set_impl@80 : ldv_set_add.i!372 == 11 ? set_impl@88 : ldv_set_add.i!372 == 12 ? set_impl@96 : ldv_set_add.i!372 == 13 ? set_impl@104 : ldv_set_add.i!372 == 14 ? set_impl@112 : $t!373)
;   448 ldv_set_add:5857 -> 447 ldv_set_add:5861
;       assume ldv_set_add.e!371 != (ldv_set_add.i!372 == 0 ? set_impl@0 : ldv_set_add.i!372 == 1 ? set_impl@8 : ldv_set_add.i!372 == 2 ? set_impl@16 : ldv_set_add.i!372 == 3 ? set_impl@24 : ldv_set_add.i!372 == 4 ? set_impl@32 : ldv_set_add.i!372 == 5 ? set_impl@40 : ldv_set_add.i!372 == 6 ? set_impl@48 : ldv_set_add.i!372 == 7 ? set_impl@56 : ldv_set_add.i!372 == 8 ? set_impl@64 : ldv_set_add.i!372 == 9 ? set_impl@72 : ldv_set_add.i!372 == 10 ? set_impl@80 : ldv_set_add.i!372 == 11 ? set_impl@88 : ldv_set_add.i!372 == 12 ? set_impl@96 : ldv_set_add.i!372 == 13 ? set_impl@104 : ldv_set_add.i!372 == 14 ? set_impl@112 : $t!373)
;   447 ldv_set_add:5861 -> 440 ldv_set_add:5853
;       ldv_set_add.i!372 = ldv_set_add.i!372 + 1
;   116 main:5688 -> 449 main:5689
;       assume ldv_state_variable_1 == 1
;   116 main:5688 -> 19 main:5682
;       assume ldv_state_variable_1 != 1
;   449 main:5689 -> 450 main:5689
;   450 main:5689 -> 451 prepare_tx:5491
;       prepare_tx.dev = *
;       prepare_tx.pkt = *
;       prepare_tx.length = *
;       prepare_tx.bufnum = *
;       prepare_tx.lp = *
;       prepare_tx.tmp = *
;       prepare_tx.hard = *
;       prepare_tx.ofs = *
;       prepare_tx.$result = *
;       prepare_tx.$t = *
;       prepare_tx.&$t = *
;       prepare_tx.$t!385 = *
;       prepare_tx.&$t!386 = *
;       prepare_tx.$t!387 = *
;       prepare_tx.dev = capmode_proto_group1
;       prepare_tx.pkt = capmode_proto_group0
;       prepare_tx.length = ldvarg7
;       prepare_tx.bufnum = ldvarg6
;   451 prepare_tx:5491 -> 452 prepare_tx:5498
;       prepare_tx.memory23@0 = *
;       prepare_tx.memory23@8 = *
;       prepare_tx.memory23@16 = *
;       prepare_tx.&$t = 1051888
;       prepare_tx.memory24@0 = *
;       prepare_tx.memory24@8 = *
;       prepare_tx.memory24@16 = *
;       prepare_tx.memory24@24 = *
;       prepare_tx.&$t!386 = 1051952
;   452 prepare_tx:5498 -> 453 prepare_tx:5498
;       prepare_tx.lp = *
;       prepare_tx.tmp = *
;       prepare_tx.hard = *
;       prepare_tx.ofs = *
;   453 prepare_tx:5498 -> 454 netdev_priv:5382
;       netdev_priv.dev!388 = *
;       netdev_priv.$result!389 = *
;       netdev_priv.dev!388 = prepare_tx.dev
;   454 netdev_priv:5382 -> 455 netdev_priv:5379
;       netdev_priv.$result!389 = netdev_priv.dev!388 + 3264
;   455 netdev_priv:5379 -> 456 prepare_tx:5498
;   456 prepare_tx:5498 -> 457 prepare_tx:5503
;       prepare_tx.$t = netdev_priv.$result!389
;   457 prepare_tx:5503 -> 460 prepare_tx:5503
;       prepare_tx.tmp = prepare_tx.$t
;       prepare_tx.lp = prepare_tx.tmp
;       prepare_tx.hard = prepare_tx.pkt
;       prepare_tx.length = prepare_tx.length - 4
;       prepare_tx.length = prepare_tx.length - 4
;   460 prepare_tx:5503 -> 458 prepare_tx:5504
;       assume arcnet_debug[6] == 1
;   460 prepare_tx:5503 -> 459 prepare_tx:5508
;       assume arcnet_debug[6] != 1
;   459 prepare_tx:5508 -> 461 prepare_tx:5509
;       assume prepare_tx.length >=s 509
;   459 prepare_tx:5508 -> 462 prepare_tx:5517
;       assume prepare_tx.length <s 509
;   462 prepare_tx:5517 -> 463 prepare_tx:5520
;       assume prepare_tx.length >=s 258
;   462 prepare_tx:5517 -> 464 prepare_tx:5522
;       assume prepare_tx.length <s 258
;   464 prepare_tx:5522 -> 465 prepare_tx:5525
;       assume prepare_tx.length >=s 254
;   464 prepare_tx:5522 -> 466 prepare_tx:5528
;       assume prepare_tx.length <s 254
;   466 prepare_tx:5528 -> 467 prepare_tx:5535
;       prepare_tx.ofs = -prepare_tx.length + 256
;       ldv_successful_zalloc.memory15 = (prepare_tx.hard + 2)[63:32] == 257 ? ldv_successful_zalloc.memory15[(prepare_tx.hard - 1103806595070)[31:0] := prepare_tx.ofs[7:0]] : ldv_successful_zalloc.memory15
;   467 prepare_tx:5535 -> 468 prepare_tx:5491
;       $t!390 = *
;       assume ((prepare_tx.lp + 4640)[63:32] == 258 ? ldv_successful_zalloc.memory16[(prepare_tx.lp - 1108101557721)[31:0]] :: ldv_successful_zalloc.memory16[(prepare_tx.lp - 1108101557722)[31:0]] :: ldv_successful_zalloc.memory16[(prepare_tx.lp - 1108101557723)[31:0]] :: ldv_successful_zalloc.memory16[(prepare_tx.lp - 1108101557724)[31:0]] :: ldv_successful_zalloc.memory16[(prepare_tx.lp - 1108101557725)[31:0]] :: ldv_successful_zalloc.memory16[(prepare_tx.lp - 1108101557726)[31:0]] :: ldv_successful_zalloc.memory16[(prepare_tx.lp - 1108101557727)[31:0]] :: ldv_successful_zalloc.memory16[(prepare_tx.lp - 1108101557728)[31:0]] : $t!390) != 0
;       $t!391 = *
;       ldv_successful_zalloc.memory16 = (prepare_tx.lp + 276)[63:32] == 258 ? ldv_successful_zalloc.memory16[(prepare_tx.lp - 1108101562092)[31:0] := (prepare_tx.hard + 1)[63:32] == 257 ? ldv_successful_zalloc.memory15[(prepare_tx.hard - 1103806595071)[31:0]] : $t!391][(prepare_tx.lp - 1108101562091)[31:0] := 0][(prepare_tx.lp - 1108101562090)[31:0] := 0][(prepare_tx.lp - 1108101562089)[31:0] := 0] : ldv_successful_zalloc.memory16
;       prepare_tx.$result = 1
;   468 prepare_tx:5491 -> 469 main:5689
;   469 main:5689 -> 470 main:5690
;       $t!84 = prepare_tx.$result
;   470 main:5690 -> 19 main:5682
;       ldv_state_variable_1 = 1
;   465 prepare_tx:5525 -> 467 prepare_tx:5535
;       ldv_successful_zalloc.memory15 = (prepare_tx.hard + 2)[63:32] == 257 ? ldv_successful_zalloc.memory15[(prepare_tx.hard - 1103806595070)[31:0] := 0] : ldv_successful_zalloc.memory15
;       prepare_tx.ofs = -prepare_tx.length + 509
;       ldv_successful_zalloc.memory15 = (prepare_tx.hard + 3)[63:32] == 257 ? ldv_successful_zalloc.memory15[(prepare_tx.hard - 1103806595069)[31:0] := prepare_tx.ofs[7:0]] : ldv_successful_zalloc.memory15
;   463 prepare_tx:5520 -> 467 prepare_tx:5535
;       ldv_successful_zalloc.memory15 = (prepare_tx.hard + 2)[63:32] == 257 ? ldv_successful_zalloc.memory15[(prepare_tx.hard - 1103806595070)[31:0] := 0] : ldv_successful_zalloc.memory15
;       prepare_tx.ofs = -prepare_tx.length + 512
;       ldv_successful_zalloc.memory15 = (prepare_tx.hard + 3)[63:32] == 257 ? ldv_successful_zalloc.memory15[(prepare_tx.hard - 1103806595069)[31:0] := prepare_tx.ofs[7:0]] : ldv_successful_zalloc.memory15
;   461 prepare_tx:5509 -> 471 prepare_tx:5510
;       assume arcnet_debug[0] == 1
;   461 prepare_tx:5509 -> 472 prepare_tx:5514
;       assume arcnet_debug[0] != 1
;   472 prepare_tx:5514 -> 462 prepare_tx:5517
;       prepare_tx.length = 508
;   471 prepare_tx:5510 -> 473 prepare_tx:5510
;       prepare_tx.memory24@0 = prepare_tx.&$t!386 == 1051952 ? 1050928 : prepare_tx.memory24@0
;       prepare_tx.memory24@8 = prepare_tx.&$t!386 == 1051952 ? prepare_tx.dev : prepare_tx.memory24@8
;       prepare_tx.memory24@16 = prepare_tx.&$t!386 == 1051952 ? prepare_tx.length : prepare_tx.memory24@16
;       prepare_tx.memory24@24 = prepare_tx.&$t!386 == 1051952 ? 508 : prepare_tx.memory24@24
;   473 prepare_tx:5510 -> 474 printk:6058
;       printk.arg0!392 = *
;       printk.$result!393 = *
;       printk.$further!394 = *
;       printk.$t!395 = *
;       printk.arg0!392 = 1051504
;       printk.$further!394 = prepare_tx.&$t!386
;   474 printk:6058 -> 475 printk:6057
;       printk.$t!395 = *
;       printk.$result!393 = printk.$t!395
;   475 printk:6057 -> 476 prepare_tx:5510
;   476 prepare_tx:5510 -> 477 prepare_tx:5510
;       prepare_tx.$t!387 = printk.$result!393
;   477 prepare_tx:5510 -> 472 prepare_tx:5514
;   458 prepare_tx:5504 -> 478 prepare_tx:5504
;       prepare_tx.memory23@0 = prepare_tx.&$t == 1051888 ? 1051216 : prepare_tx.memory23@0
;       prepare_tx.memory23@8 = prepare_tx.&$t == 1051888 ? prepare_tx.dev : prepare_tx.memory23@8
;       $t!396 = *
;       prepare_tx.memory23@16 = prepare_tx.&$t == 1051888 ? ((prepare_tx.pkt + 5)[63:32] == 257 ? ldv_successful_zalloc.memory15[(prepare_tx.pkt - 1103806595064)[31:0]] :: ldv_successful_zalloc.memory15[(prepare_tx.pkt - 1103806595065)[31:0]] :: ldv_successful_zalloc.memory15[(prepare_tx.pkt - 1103806595066)[31:0]] :: ldv_successful_zalloc.memory15[(prepare_tx.pkt - 1103806595067)[31:0]] : $t!396) : prepare_tx.memory23@16
;   478 prepare_tx:5504 -> 479 printk:6058
;       printk.arg0!397 = *
;       printk.$result!398 = *
;       printk.$further!399 = *
;       printk.$t!400 = *
;       printk.arg0!397 = 1051424
;       printk.$further!399 = prepare_tx.&$t
;   479 printk:6058 -> 480 printk:6057
;       printk.$t!400 = *
;       printk.$result!398 = printk.$t!400
;   480 printk:6057 -> 481 prepare_tx:5504
;   481 prepare_tx:5504 -> 482 prepare_tx:5504
;       prepare_tx.$t!385 = printk.$result!398
;   482 prepare_tx:5504 -> 459 prepare_tx:5508

; The step that failed: a proof would make this unsatisfiable.
(set-logic ALL)
(declare-fun ldv_successful_zalloc.memory15.next () (_ BitVec 64))
(declare-fun ldv_successful_zalloc.$t!114 () (_ BitVec 64))
(declare-fun certify.sum () (_ BitVec 64))
(declare-fun $t!115 () (_ BitVec 64))
(declare-fun certify.sum!812 () (_ BitVec 64))
(declare-fun ldv_successful_zalloc.memory16.next () (_ BitVec 64))
(declare-fun ldv_successful_zalloc.$t!121 () (_ BitVec 64))
(declare-fun certify.sum!813 () (_ BitVec 64))
(declare-fun $t!122 () (_ BitVec 64))
(declare-fun certify.sum!814 () (_ BitVec 64))
(declare-fun capmode_proto_group1 () (_ BitVec 64))
(declare-fun rx.dev () (_ BitVec 64))
(declare-fun certify.sum!815 () (_ BitVec 64))
(declare-fun capmode_proto_group0 () (_ BitVec 64))
(declare-fun rx.pkthdr () (_ BitVec 64))
(declare-fun certify.sum!816 () (_ BitVec 64))
(declare-fun ldvarg0 () (_ BitVec 32))
(declare-fun rx.length () (_ BitVec 32))
(declare-fun certify.sum!817 () (_ BitVec 32))
(declare-fun ack_tx.dev () (_ BitVec 64))
(declare-fun certify.sum!818 () (_ BitVec 64))
(declare-fun ldvarg5 () (_ BitVec 32))
(declare-fun ack_tx.acked () (_ BitVec 32))
(declare-fun certify.sum!819 () (_ BitVec 32))
(declare-fun ldv_successful_zalloc.memory22.next () (_ BitVec 64))
(declare-fun ldv_successful_zalloc.$t!309 () (_ BitVec 64))
(declare-fun certify.sum!820 () (_ BitVec 64))
(declare-fun $t!310 () (_ BitVec 64))
(declare-fun certify.sum!821 () (_ BitVec 64))
(declare-fun ldv_successful_zalloc.memory18.next () (_ BitVec 64))
(declare-fun ldv_successful_zalloc.$t!169 () (_ BitVec 64))
(declare-fun certify.sum!822 () (_ BitVec 64))
(declare-fun $t!170 () (_ BitVec 64))
(declare-fun certify.sum!823 () (_ BitVec 64))
(declare-fun ldv_skb_alloc.skb () (_ BitVec 64))
(declare-fun ldv_set_add.e () (_ BitVec 64))
(declare-fun certify.sum!824 () (_ BitVec 64))
(declare-fun ldv_skb_alloc.skb!302 () (_ BitVec 64))
(declare-fun ldv_set_add.e!371 () (_ BitVec 64))
(declare-fun certify.sum!825 () (_ BitVec 64))
(declare-fun rx.pkthdrbuf () (_ BitVec 64))
(declare-fun certify.sum!826 () (_ BitVec 64))
(declare-fun $t!193 () (_ BitVec 64))
(declare-fun certify.sum!827 () (_ BitVec 64))
(declare-fun rx.pktbuf () (_ BitVec 64))
(declare-fun $t!192 () (_ BitVec 64))
(declare-fun certify.sum!828 () (_ BitVec 64))
(declare-fun rx.skb () (_ BitVec 64))
(declare-fun certify.sum!829 () (_ BitVec 64))
(declare-fun set_impl@0 () (_ BitVec 64))
(declare-fun certify.sum!830 () (_ BitVec 64))
(declare-fun set_impl@8 () (_ BitVec 64))
(declare-fun certify.sum!831 () (_ BitVec 64))
(declare-fun $t!202 () (_ BitVec 64))
(declare-fun certify.sum!832 () (_ BitVec 64))
(declare-fun ldv_set_remove.e () (_ BitVec 64))
(declare-fun certify.sum!833 () (_ BitVec 64))
(declare-fun certify.sum!834 () (_ BitVec 64))
(declare-fun ack_tx.lp () (_ BitVec 64))
(declare-fun certify.sum!835 () (_ BitVec 64))
(declare-fun ack_tx.ackskb () (_ BitVec 64))
(declare-fun certify.sum!836 () (_ BitVec 64))
(declare-fun ack_tx.ackpkt () (_ BitVec 64))
(declare-fun $t!334 () (_ BitVec 64))
(declare-fun certify.sum!837 () (_ BitVec 64))
(declare-fun certify.sum!838 () (_ BitVec 64))
(declare-fun certify.sum!839 () (_ BitVec 64))
(declare-fun ldv_set_remove.e!350 () (_ BitVec 64))
(declare-fun certify.sum!840 () (_ BitVec 64))
(declare-fun certify.sum!841 () (_ BitVec 64))
(declare-fun ref_cnt () (_ BitVec 32))
(declare-fun $t!203 () (_ BitVec 64))
(declare-fun ldv_state_variable_0 () (_ BitVec 32))
(declare-fun last_index () (_ BitVec 32))
(declare-fun arc_proto_default () (_ BitVec 64))
(declare-fun set_impl@112 () (_ BitVec 64))
(declare-fun $t!201 () (_ BitVec 64))
(declare-fun $t!204 () (_ BitVec 64))
(declare-fun certify.path!1185 () Bool)
(declare-fun certify.path!1186 () Bool)
(define-fun $d0 () Bool (not (= #x00000000 ldv_state_variable_0)))
(define-fun $d1 () Bool (= ldv_state_variable_0 #x00000003))
(define-fun $d2 () Bool (= #x00000000 ref_cnt))
(define-fun $d3 () Bool (bvult $t!204 $t!203))
(define-fun $d4 () Bool (bvsge last_index #x00000001))
(define-fun $d5 () Bool (not (= #x00000000 last_index)))
(define-fun $d6 () Bool (= arc_proto_default #x0000000000100880))
(define-fun $d7 () Bool (= #x000000000000000f $t!203))
(define-fun $d8 () Bool (= #x00 ((_ extract 7 0) set_impl@112)))
(define-fun $d9 () Bool (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory15.next)))
(define-fun $d10 () Bool (bvult ldv_successful_zalloc.memory16.next #xfffffffffffffff1))
(define-fun $d11 () Bool (= #x0 ((_ extract 3 0) ldv_successful_zalloc.memory16.next)))
(define-fun $d12 () Bool (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory18.next)))
(define-fun $d13 () Bool (= #x00 ((_ extract 7 0) ldv_successful_zalloc.memory22.next)))
(define-fun $d14 () Bool (bvult ldv_state_variable_0 #x00000004))
(define-fun $d15 () Bool (= #x00000001 (bvand #xfffffffd ldv_state_variable_0)))
(define-fun $d16 () Bool (= #x0 ((_ extract 3 0) capmode_proto_group1)))
(define-fun $d17 () Bool (= #x0 ((_ extract 3 0) capmode_proto_group0)))
(define-fun $d18 () Bool (= ((_ extract 31 4) last_index) #x0000000))
(define-fun $d19 () Bool (bvult last_index #x00000010))
(define-fun $d20 () Bool (= #x00 ((_ extract 7 0) rx.skb)))
(define-fun $d21 () Bool (bvult capmode_proto_group0 #xfffffffffffffff1))
(define-fun $d22 () Bool (bvult $t!201 #xfffffffffffffff6))
(define-fun $d23 () Bool (bvult ldv_successful_zalloc.memory22.next #xffffffffffffff01))
(define-fun $d24 () Bool (bvult $t!201 #x0000010100000006))
(define-fun $d25 () Bool (= ldv_successful_zalloc.memory15.next #x0000010100000030))
(define-fun $d26 () Bool (= ldv_successful_zalloc.memory16.next #x0000010200000cd0))
(define-fun $d27 () Bool (= #x0000010200000000 capmode_proto_group1))
(define-fun $d28 () Bool (= #x0000010100000000 capmode_proto_group0))
(define-fun $d29 () Bool (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff ldv_state_variable_0)))))
(define-fun $d30 () Bool (= #x00 ((_ extract 7 0) (bvadd #xfffffefc00000000 ldv_successful_zalloc.memory22.next))))
(define-fun $d31 () Bool (= #x00 ((_ extract 7 0) (bvadd #xfffffefcffffff00 ldv_successful_zalloc.memory18.next))))
(define-fun $d32 () Bool (or (= ldv_state_variable_0 #x00000001) $d1))
(define-fun $d33 () Bool (= #x00000000 certify.sum!817))
(define-fun $d34 () Bool (= #x0000000000000100 certify.sum!829))
(define-fun $d35 () Bool (= #xfffffffffffffffb certify.sum!832))
(assert (= ldv_successful_zalloc.memory15.next (bvadd ldv_successful_zalloc.$t!114 certify.sum)))
(assert (= ldv_successful_zalloc.memory15.next (bvadd $t!115 certify.sum!812)))
(assert (= ldv_successful_zalloc.memory16.next (bvadd ldv_successful_zalloc.$t!121 certify.sum!813)))
(assert (= ldv_successful_zalloc.memory16.next (bvadd $t!122 certify.sum!814)))
(assert (= capmode_proto_group1 (bvadd rx.dev certify.sum!815)))
(assert (= capmode_proto_group0 (bvadd rx.pkthdr certify.sum!816)))
(assert (= ldvarg0 (bvadd rx.length certify.sum!817)))
(assert (= capmode_proto_group1 (bvadd ack_tx.dev certify.sum!818)))
(assert (= ldvarg5 (bvadd ack_tx.acked certify.sum!819)))
(assert (= ldv_successful_zalloc.memory22.next (bvadd ldv_successful_zalloc.$t!309 certify.sum!820)))
(assert (= ldv_successful_zalloc.memory22.next (bvadd $t!310 certify.sum!821)))
(assert (= ldv_successful_zalloc.memory18.next (bvadd ldv_successful_zalloc.$t!169 certify.sum!822)))
(assert (= ldv_successful_zalloc.memory18.next (bvadd $t!170 certify.sum!823)))
(assert (= ldv_skb_alloc.skb (bvadd ldv_set_add.e certify.sum!824)))
(assert (= ldv_skb_alloc.skb!302 (bvadd ldv_set_add.e!371 certify.sum!825)))
(assert (= capmode_proto_group0 (bvadd rx.pkthdrbuf certify.sum!826)))
(assert (= capmode_proto_group0 (bvadd $t!193 certify.sum!827)))
(assert (= rx.pktbuf (bvadd $t!192 certify.sum!828)))
(assert (= ldv_successful_zalloc.memory18.next (bvadd rx.skb certify.sum!829)))
(assert (= set_impl@0 (bvadd ldv_successful_zalloc.memory18.next certify.sum!830)))
(assert (= set_impl@8 (bvadd ldv_successful_zalloc.memory18.next certify.sum!831)))
(assert (= capmode_proto_group0 (bvadd $t!202 certify.sum!832)))
(assert (= ldv_successful_zalloc.memory18.next (bvadd ldv_set_remove.e certify.sum!833)))
(assert (= ldv_successful_zalloc.memory18.next (bvadd ldv_skb_alloc.skb certify.sum!834)))
(assert (= capmode_proto_group1 (bvadd ack_tx.lp certify.sum!835)))
(assert (= ldv_successful_zalloc.memory22.next (bvadd ack_tx.ackskb certify.sum!836)))
(assert (= ack_tx.ackpkt (bvadd $t!334 certify.sum!837)))
(assert (= set_impl@0 (bvadd ldv_successful_zalloc.memory22.next certify.sum!838)))
(assert (= set_impl@8 (bvadd ldv_successful_zalloc.memory22.next certify.sum!839)))
(assert (= ldv_successful_zalloc.memory22.next (bvadd ldv_set_remove.e!350 certify.sum!840)))
(assert (= ldv_successful_zalloc.memory22.next (bvadd ldv_skb_alloc.skb!302 certify.sum!841)))
(assert (and $d2 $d7 $d33 $d35 (and $d0 $d1 $d4 $d5 $d6 $d8 $d9 $d10 $d11 $d12 $d13 $d14 $d15 $d16 $d17 $d18 $d19 $d20 $d21 $d22 (bvult $t!204 #x0000000000000010) $d23 $d24 $d25 $d26 $d27 $d28 $d29 $d30 $d31 $d32 $d34)))
(assert (=> certify.path!1185 $d3))
(assert (not (and $d2 $d7 $d33 $d35 (and $d0 $d1 $d4 $d5 $d6 $d8 $d9 $d10 $d11 $d12 $d13 $d14 $d15 $d16 $d17 $d18 $d19 $d20 $d21 $d22 $d23 $d24 $d25 $d26 $d27 $d28 $d29 $d30 $d31 $d32 $d34 (bvult (bvadd #x0000000000000001 $t!204) #x0000000000000010)) certify.path!1185)))
(assert (not (and $d3 certify.path!1186)))
(assert (not (and $d0 $d2 $d4 $d5 $d8 $d9 $d10 $d11 $d12 $d13 $d14 $d15 $d16 $d17 $d18 $d20 $d21 (and $d1 $d4 $d5 $d6 $d8 $d12 $d13 $d18 $d19 $d23 $d25 $d26 $d27 $d28 $d29 $d30 $d31 (= ldv_successful_zalloc.memory18.next (bvadd #x0000000000000100 rx.skb)) (bvslt last_index #x00000002) $d32 (= #xffffffffffffff00 certify.sum!830)) certify.path!1186)))
(assert (or certify.path!1185 certify.path!1186))
(check-sat)

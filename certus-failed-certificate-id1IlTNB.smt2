; Certus 0.1.0: a proof that failed its check.
; The proof is an inductive invariant.
; What is wrong with it: from location 115 to location 87: a path ends outside the formula: from counter = #x00000007, n = #x00000006, applyHanoi.n = #x00000006, applyHanoi.n!10 = #x00000005, applyHanoi.n!14 = #x00000004, applyHanoi.n!18 = #x00000003 to counter = #x00000007, n = #x00000006, applyHanoi.n = #x00000006, applyHanoi.n!10 = #x00000005, applyHanoi.n!14 = #x00000004, applyHanoi.n!18 = #x00000003
;
; The formulas of the proof, by location:
;   5: true
;   9: (let (($1 (bvult n #x00000008))) (and (not (= #x00000000 n)) (bvult n #x00000020) $1 (or (= n #x00000001) (and (bvuge n #x00000002) $1 (or (= n #x00000002) (= n #x00000003) (= n #x00000004) (= n #x00000005) (= n #x00000006) (= n #x00000007))))))
;   14: (let (($1 (= ((_ sign_extend 1) applyHanoi.n) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n #x00000008)) ($5 (bvult counter #x00000041)) ($6 (and (= applyHanoi.n #x00000002) (= counter #x00000002))) ($7 (and (= applyHanoi.n #x00000003) (= counter #x00000004))) ($8 (and (= applyHanoi.n #x00000004) (= counter #x00000008))) ($9 (and (= applyHanoi.n #x00000005) (= counter #x00000010))) ($10 (and (= applyHanoi.n #x00000006) (= counter #x00000020))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x00000040))) ($12 (= n applyHanoi.n)) ($13 (bvuge n #x00000002)) ($14 (bvult n #x00000008)) ($15 ((_ extract 6 0) counter))) (let (($16 (bvuge $15 #b0000010)) ($17 (or (and (= n #x00000002) (= #b0000010 $15)) (and (= n #x00000007) (= #b1000000 $15)) (and (= n #x00000006) (= #b0100000 $15)) (and (= n #x00000005) (= #b0010000 $15)) (and (= n #x00000004) (= #b0001000 $15)) (and (= n #x00000003) (= #b0000100 $15)))) ($18 (bvult $15 #b1000001))) (and (or $1 (and $2 $3 (bvuge applyHanoi.n #x00000002) $4 (bvuge counter #x00000002) $5 (or $6 $7 $8 $9 $10 $11) $12 $13 $14 $16 $17 $18)) (=> $1 (and (not (= #x00000000 applyHanoi.n)) $2 $3 $4 $5 (not (= counter #x00000000)) (or $6 $7 $8 $9 $10 $11 (and (= #x00000001 applyHanoi.n) (= counter #x00000001))) $12 $14 (or (= n #x00000001) (not (= ((_ sign_extend 1) (bvadd #xffffffff n)) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xfffffffe n))))) (and $13 $14 $16 $17 $18) (not (= ((_ zero_extend 26) $15) (bvadd #b111111111111111111111111111111111 ((_ sign_extend 1) (bvadd #x00000001 ((_ zero_extend 25) $15))))))))))))
;   19: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= ((_ sign_extend 1) applyHanoi.n!10) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!10))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n #x00000008)) ($6 (bvult counter #x00000022)) ($7 (and (= applyHanoi.n #x00000003) (= counter #x00000003))) ($8 (and (= applyHanoi.n #x00000004) (= counter #x00000005))) ($9 (and (= applyHanoi.n #x00000005) (= counter #x00000009))) ($10 (and (= applyHanoi.n #x00000006) (= counter #x00000011))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x00000021))) ($12 (= n applyHanoi.n)) ($13 (bvult n #x00000008)) ($14 ((_ extract 6 0) counter))) (let (($15 (and (= n #x00000007) (= #b0100001 $14))) ($16 (and (= n #x00000006) (= #b0010001 $14))) ($17 (and (= n #x00000005) (= #b0001001 $14))) ($18 (and (= n #x00000004) (= #b0000101 $14))) ($19 (and (= n #x00000003) (= #b0000011 $14))) ($20 (bvult $14 #b0100010))) (and $1 (or $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000003) $5 (bvuge counter #x00000003) $6 (or $7 $8 $9 $10 $11) $12 (bvuge n #x00000003) $13 (or $15 $16 $17 $18 $19) $20 (bvuge $14 #b0000011))) (=> $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000002) $5 $6 (bvuge counter #x00000002) (or $7 $8 $9 $10 $11 (and (= applyHanoi.n #x00000002) (= counter #x00000002))) $12 (bvuge n #x00000002) $13 $20 (or $15 $16 $17 $18 $19 (and (= n #x00000002) (= #b0000010 $14))) (bvuge $14 #b0000010))))))
;   24: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14))) ($3 (= ((_ sign_extend 1) applyHanoi.n!14) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!14))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x00000013)) ($8 (and (= applyHanoi.n #x00000004) (= counter #x00000004))) ($9 (and (= applyHanoi.n #x00000005) (= counter #x00000006))) ($10 (and (= applyHanoi.n #x00000006) (= counter #x0000000a))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x00000012))) ($12 (= n applyHanoi.n)) ($13 (bvult n #x00000008)) ($14 ((_ extract 6 0) counter))) (let (($15 (and (= n #x00000004) (= #b0000100 $14))) ($16 (and (= n #x00000005) (= #b0000110 $14))) ($17 (and (= n #x00000006) (= #b0001010 $14))) ($18 (and (= n #x00000007) (= #b0010010 $14))) ($19 (bvult $14 #b0010011))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000004) $6 (bvuge counter #x00000004) $7 (or $8 $9 $10 $11) $12 (bvuge n #x00000004) $13 (bvuge $14 #b0000100) (or $15 $16 $17 $18) $19)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000003) $6 $7 (bvuge counter #x00000003) (or $8 $9 $10 $11 (and (= applyHanoi.n #x00000003) (= counter #x00000003))) $12 (bvuge n #x00000003) $13 (bvuge $14 #b0000011) $19 (or (and (= n #x00000003) (= #b0000011 $14)) $15 $16 $17 $18))))))
;   29: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14))) ($3 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18))) ($4 (= ((_ sign_extend 1) applyHanoi.n!18) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!18))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n #x00000008)) ($8 (bvult counter #x0000000c)) ($9 (and (= applyHanoi.n #x00000005) (= counter #x00000005))) ($10 (and (= applyHanoi.n #x00000006) (= counter #x00000007))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x0000000b))) ($12 (= n applyHanoi.n)) ($13 (bvult n #x00000008)) ($14 ((_ extract 6 0) counter))) (let (($15 (and (= n #x00000005) (= #b0000101 $14))) ($16 (and (= n #x00000006) (= #b0000111 $14))) ($17 (and (= n #x00000007) (= #b0001011 $14))) ($18 (bvult $14 #b0001100))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000005) $7 (bvuge counter #x00000005) $8 (or $9 $10 $11) $12 (bvuge n #x00000005) $13 (bvuge $14 #b0000101) (or $15 $16 $17) $18)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000004) $7 $8 (bvuge counter #x00000004) (or $9 $10 $11 (and (= applyHanoi.n #x00000004) (= counter #x00000004))) $12 (bvuge n #x00000004) $13 $18 (or $15 $16 $17 (and (= n #x00000004) (= #b0000100 $14))) (bvuge $14 #b0000100))))))
;   34: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14))) ($3 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18))) ($4 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!22))) ($5 (= ((_ sign_extend 1) applyHanoi.n!22) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!22))))) ($6 (not (= #x00000000 n))) ($7 (bvult n #x00000020)) ($8 (bvult applyHanoi.n #x00000008)) ($9 (bvult counter #x00000009)) ($10 (and (= applyHanoi.n #x00000006) (= counter #x00000006))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x00000008))) ($12 (= n applyHanoi.n)) ($13 (bvult n #x00000008)) ($14 ((_ extract 6 0) counter))) (let (($15 (and (= n #x00000006) (= #b0000110 $14))) ($16 (and (= n #x00000007) (= #b0001000 $14))) ($17 (bvult $14 #b0001001))) (and $1 $2 $3 $4 (or $5 (and $1 $2 $3 $4 $6 $7 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $8 $9 (= #x00000000 (bvand #xfffffff1 counter)) (or $10 $11) $12 (not (= #b1 ((_ extract 0 0) (bvadd #xfffffffa counter)))) (bvuge n #x00000006) $13 (bvuge $14 #b0000110) (or $15 $16) (= #b0000000 (bvand #b1110001 $14)) $17)) (=> $5 (and $1 $2 $3 $4 $6 $7 (bvuge applyHanoi.n #x00000005) $8 $9 (bvuge counter #x00000005) (or $10 $11 (and (= applyHanoi.n #x00000005) (= counter #x00000005))) $12 (bvuge n #x00000005) $13 $17 (or $15 $16 (and (= n #x00000005) (= #b0000101 $14))) (bvuge $14 #b0000101))))))
;   39: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!26) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!26)))) (= counter applyHanoi.n) (= counter (bvadd #x00000001 applyHanoi.n!10)) (= counter (bvadd #x00000002 applyHanoi.n!14)) (= counter (bvadd #x00000003 applyHanoi.n!18)) (= counter (bvadd #x00000004 applyHanoi.n!22)) (= counter (bvadd #x00000005 applyHanoi.n!26)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult counter #x00000008) (bvult applyHanoi.n #x00000008) (or (and (= applyHanoi.n #x00000007) (= counter #x00000007)) (and (= applyHanoi.n #x00000006) (= counter #x00000006))) (= counter n) (bvuge n #x00000006) (bvult n #x00000008) (or (and (= n #x00000007) (= #b0000111 $1)) (and (= n #x00000006) (= #b0000110 $1))) (bvult $1 #b0001000) (bvuge $1 #b0000110)))
;   47: true
;   53: false
;   55: true
;   59: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!26) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!26)))) (= counter applyHanoi.n) (= counter (bvadd #x00000001 applyHanoi.n!10)) (= counter (bvadd #x00000002 applyHanoi.n!14)) (= counter (bvadd #x00000003 applyHanoi.n!18)) (= counter (bvadd #x00000004 applyHanoi.n!22)) (= counter (bvadd #x00000005 applyHanoi.n!26)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult counter #x00000008) (bvult applyHanoi.n #x00000008) (or (and (= applyHanoi.n #x00000007) (= counter #x00000007)) (and (= applyHanoi.n #x00000006) (= counter #x00000006))) (= counter n) (bvuge n #x00000006) (bvult n #x00000008) (or (and (= n #x00000007) (= #b0000111 $1)) (and (= n #x00000006) (= #b0000110 $1))) (bvult $1 #b0001000) (bvuge $1 #b0000110)))
;   61: (let (($1 ((_ extract 6 0) counter))) (and (= counter applyHanoi.n) (= counter (bvadd #x00000001 applyHanoi.n!10)) (= counter (bvadd #x00000002 applyHanoi.n!14)) (= counter (bvadd #x00000003 applyHanoi.n!18)) (= counter (bvadd #x00000004 applyHanoi.n!22)) (= counter (bvadd #x00000006 applyHanoi.n!42)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult counter #x00000008) (bvult applyHanoi.n #x00000008) (or (and (= applyHanoi.n #x00000007) (= counter #x00000007)) (and (= applyHanoi.n #x00000006) (= counter #x00000006))) (= counter n) (bvuge n #x00000006) (bvult n #x00000008) (or (and (= n #x00000007) (= #b0000111 $1)) (and (= n #x00000006) (= #b0000110 $1))) (bvult $1 #b0001000) (bvuge $1 #b0000110)))
;   62: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!22)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000009) (= #x00000000 (bvand #xfffffff1 counter)) (or (and (= applyHanoi.n #x00000006) (= counter #x00000006)) (and (= applyHanoi.n #x00000007) (= counter #x00000008))) (= n applyHanoi.n) (not (= #b1 ((_ extract 0 0) (bvadd #xfffffffa counter)))) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0000110 $1)) (and (= n #x00000007) (= #b0001000 $1))) (= #b0000000 (bvand #b1110001 $1)) (bvult $1 #b0001001)))
;   68: false
;   70: true
;   76: false
;   78: true
;   84: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14))) ($3 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18))) ($4 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!22))) ($5 (= ((_ sign_extend 1) applyHanoi.n!22) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!22))))) ($6 (not (= #x00000000 n))) ($7 (bvult n #x00000020)) ($8 (bvult applyHanoi.n #x00000008)) ($9 (bvult counter #x00000009)) ($10 (and (= applyHanoi.n #x00000006) (= counter #x00000006))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x00000008))) ($12 (= n applyHanoi.n)) ($13 (bvult n #x00000008)) ($14 ((_ extract 6 0) counter))) (let (($15 (and (= n #x00000006) (= #b0000110 $14))) ($16 (and (= n #x00000007) (= #b0001000 $14))) ($17 (bvult $14 #b0001001))) (and $1 $2 $3 $4 (or $5 (and $1 $2 $3 $4 $6 $7 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $8 $9 (= #x00000000 (bvand #xfffffff1 counter)) (or $10 $11) $12 (not (= #b1 ((_ extract 0 0) (bvadd #xfffffffa counter)))) (bvuge n #x00000006) $13 (bvuge $14 #b0000110) (or $15 $16) (= #b0000000 (bvand #b1110001 $14)) $17)) (=> $5 (and $1 $2 $3 $4 $6 $7 (bvuge applyHanoi.n #x00000005) $8 $9 (bvuge counter #x00000005) (or $10 $11 (and (= applyHanoi.n #x00000005) (= counter #x00000005))) $12 (bvuge n #x00000005) $13 $17 (or $15 $16 (and (= n #x00000005) (= #b0000101 $14))) (bvuge $14 #b0000101))))))
;   86: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!54)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvult counter #x00000009) (bvuge counter #x00000005) (or (and (= applyHanoi.n #x00000006) (= counter #x00000006)) (and (= applyHanoi.n #x00000007) (= counter #x00000008)) (and (= applyHanoi.n #x00000005) (= counter #x00000005))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvult $1 #b0001001) (or (and (= n #x00000006) (= #b0000110 $1)) (and (= n #x00000007) (= #b0001000 $1)) (and (= n #x00000005) (= #b0000101 $1))) (bvuge $1 #b0000101)))
;   87: (let (($1 (= applyHanoi.n #x00000005)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18)) (= applyHanoi.n!10 #x00000004) (= #x00000003 applyHanoi.n!14) (= #x00000002 applyHanoi.n!18) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000000c) (or (and $1 (= counter #x00000005)) (and (= applyHanoi.n #x00000006) (= counter #x00000007)) (and (= applyHanoi.n #x00000007) (= counter #x0000000b))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $2 #b0000101) (or (and (= n #x00000005) (= #b0000101 $2)) (and (= n #x00000006) (= #b0000111 $2)) (and (= n #x00000007) (= #b0001011 $2))) (bvult $2 #b0001100)))
;   91: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!54)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!58)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000000a) (or (and (= applyHanoi.n #x00000006) (= counter #x00000007)) (and (= applyHanoi.n #x00000007) (= counter #x00000009))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000007) (= #b0001001 $1)) (and (= n #x00000006) (= #b0000111 $1))) (bvult $1 #b0001010)))
;   92: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!54) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!54)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!54)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000000b) (or (and (= applyHanoi.n #x00000006) (= counter #x00000007)) (and (= applyHanoi.n #x00000007) (= counter #x0000000a))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0000111 $1)) (and (= n #x00000007) (= #b0001010 $1))) (bvult $1 #b0001011)))
;   98: false
;   100: true
;   106: false
;   108: true
;   112: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!54) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!54)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!54)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000000b) (or (and (= applyHanoi.n #x00000006) (= counter #x00000007)) (and (= applyHanoi.n #x00000007) (= counter #x0000000a))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0000111 $1)) (and (= n #x00000007) (= #b0001010 $1))) (bvult $1 #b0001011)))
;   114: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!70)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000000b) (or (and (= applyHanoi.n #x00000006) (= counter #x00000007)) (and (= applyHanoi.n #x00000007) (= counter #x0000000a))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0000111 $1)) (and (= n #x00000007) (= #b0001010 $1))) (bvult $1 #b0001011)))
;   115: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000000c) (or (and (= applyHanoi.n #x00000005) (= counter #x00000005)) (and (= applyHanoi.n #x00000006) (= counter #x00000007)) (and (= applyHanoi.n #x00000007) (= counter #x0000000b))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0000101 $1)) (and (= n #x00000006) (= #b0000111 $1)) (and (= n #x00000007) (= #b0001011 $1))) (bvult $1 #b0001100)))
;   121: false
;   123: true
;   129: false
;   131: true
;   139: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14))) ($3 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!18))) ($4 (= ((_ sign_extend 1) applyHanoi.n!18) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!18))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n #x00000008)) ($8 (bvult counter #x0000000c)) ($9 (and (= applyHanoi.n #x00000005) (= counter #x00000005))) ($10 (and (= applyHanoi.n #x00000006) (= counter #x00000007))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x0000000b))) ($12 (= n applyHanoi.n)) ($13 (bvult n #x00000008)) ($14 ((_ extract 6 0) counter))) (let (($15 (and (= n #x00000005) (= #b0000101 $14))) ($16 (and (= n #x00000006) (= #b0000111 $14))) ($17 (and (= n #x00000007) (= #b0001011 $14))) ($18 (bvult $14 #b0001100))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000005) $7 (bvuge counter #x00000005) $8 (or $9 $10 $11) $12 (bvuge n #x00000005) $13 (bvuge $14 #b0000101) (or $15 $16 $17) $18)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000004) $7 $8 (bvuge counter #x00000004) (or $9 $10 $11 (and (= applyHanoi.n #x00000004) (= counter #x00000004))) $12 (bvuge n #x00000004) $13 $18 (or $15 $16 $17 (and (= n #x00000004) (= #b0000100 $14))) (bvuge $14 #b0000100))))))
;   141: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!82)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvult counter #x0000000c) (bvuge counter #x00000004) (or (and (= applyHanoi.n #x00000005) (= counter #x00000005)) (and (= applyHanoi.n #x00000006) (= counter #x00000007)) (and (= applyHanoi.n #x00000007) (= counter #x0000000b)) (and (= applyHanoi.n #x00000004) (= counter #x00000004))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvult $1 #b0001100) (or (and (= n #x00000005) (= #b0000101 $1)) (and (= n #x00000006) (= #b0000111 $1)) (and (= n #x00000007) (= #b0001011 $1)) (and (= n #x00000004) (= #b0000100 $1))) (bvuge $1 #b0000100)))
;   142: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x00000013) (or (and (= applyHanoi.n #x00000004) (= counter #x00000004)) (and (= applyHanoi.n #x00000005) (= counter #x00000006)) (and (= applyHanoi.n #x00000006) (= counter #x0000000a)) (and (= applyHanoi.n #x00000007) (= counter #x00000012))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000004) (= #b0000100 $1)) (and (= n #x00000005) (= #b0000110 $1)) (and (= n #x00000006) (= #b0001010 $1)) (and (= n #x00000007) (= #b0010010 $1))) (bvult $1 #b0010011)))
;   146: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!82)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!86)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000000d) (or (and (= applyHanoi.n #x00000005) (= counter #x00000006)) (and (= applyHanoi.n #x00000006) (= counter #x00000008)) (and (= applyHanoi.n #x00000007) (= counter #x0000000c))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000007) (= #b0001100 $1)) (and (= n #x00000006) (= #b0001000 $1)) (and (= n #x00000005) (= #b0000110 $1))) (bvult $1 #b0001101)))
;   147: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14))) ($3 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!82))) ($4 (= ((_ sign_extend 1) applyHanoi.n!82) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!82))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n #x00000008)) ($8 (bvult counter #x00000010)) ($9 (and (= applyHanoi.n #x00000006) (= counter #x00000009))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x0000000f))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000006) (= #b0001001 $13))) ($15 (and (= n #x00000007) (= #b0001111 $13))) ($16 (bvult $13 #b0010000))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $7 $8 (or $9 $10) $11 (bvuge n #x00000006) $12 (bvuge $13 #b0000110) (or $14 $15) $16)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000005) $7 (bvuge counter #x00000005) $8 (or (and (= applyHanoi.n #x00000005) (= counter #x00000006)) $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) $16 (or (and (= n #x00000005) (= #b0000110 $13)) $14 $15))))))
;   151: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!82)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!86)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!90)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000000e) (or (and (= applyHanoi.n #x00000006) (= counter #x00000009)) (and (= applyHanoi.n #x00000007) (= counter #x0000000d))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000007) (= #b0001101 $1)) (and (= n #x00000006) (= #b0001001 $1))) (bvult $1 #b0001110)))
;   152: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!86) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!86)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!82)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!86)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000000f) (or (and (= applyHanoi.n #x00000006) (= counter #x00000009)) (and (= applyHanoi.n #x00000007) (= counter #x0000000e))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001001 $1)) (and (= n #x00000007) (= #b0001110 $1))) (bvult $1 #b0001111)))
;   158: false
;   160: true
;   166: false
;   168: true
;   172: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!86) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!86)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!82)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!86)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000000f) (or (and (= applyHanoi.n #x00000006) (= counter #x00000009)) (and (= applyHanoi.n #x00000007) (= counter #x0000000e))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001001 $1)) (and (= n #x00000007) (= #b0001110 $1))) (bvult $1 #b0001111)))
;   174: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!82)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!102)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000000f) (or (and (= applyHanoi.n #x00000006) (= counter #x00000009)) (and (= applyHanoi.n #x00000007) (= counter #x0000000e))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001001 $1)) (and (= n #x00000007) (= #b0001110 $1))) (bvult $1 #b0001111)))
;   175: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!82)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000010) (or (and (= applyHanoi.n #x00000006) (= counter #x00000009)) (and (= applyHanoi.n #x00000007) (= counter #x0000000f))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001001 $1)) (and (= n #x00000007) (= #b0001111 $1))) (bvult $1 #b0010000)))
;   181: false
;   183: true
;   189: false
;   191: true
;   197: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14))) ($3 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!82))) ($4 (= ((_ sign_extend 1) applyHanoi.n!82) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!82))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n #x00000008)) ($8 (bvult counter #x00000010)) ($9 (and (= applyHanoi.n #x00000006) (= counter #x00000009))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x0000000f))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000006) (= #b0001001 $13))) ($15 (and (= n #x00000007) (= #b0001111 $13))) ($16 (bvult $13 #b0010000))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $7 $8 (or $9 $10) $11 (bvuge n #x00000006) $12 (bvuge $13 #b0000110) (or $14 $15) $16)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000005) $7 (bvuge counter #x00000005) $8 (or (and (= applyHanoi.n #x00000005) (= counter #x00000006)) $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) $16 (or (and (= n #x00000005) (= #b0000110 $13)) $14 $15))))))
;   199: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!114)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x00000010) (or (and (= applyHanoi.n #x00000005) (= counter #x00000006)) (and (= applyHanoi.n #x00000006) (= counter #x00000009)) (and (= applyHanoi.n #x00000007) (= counter #x0000000f))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b0010000) (or (and (= n #x00000005) (= #b0000110 $1)) (and (= n #x00000006) (= #b0001001 $1)) (and (= n #x00000007) (= #b0001111 $1)))))
;   200: (let (($1 (= applyHanoi.n #x00000005)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n!10 #x00000004) (= #x00000003 applyHanoi.n!14) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x00000013) (or (and (= applyHanoi.n #x00000004) (= counter #x00000004)) (and $1 (= counter #x00000006)) (and (= applyHanoi.n #x00000006) (= counter #x0000000a)) (and (= applyHanoi.n #x00000007) (= counter #x00000012))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $2 #b0000100) (or (and (= n #x00000004) (= #b0000100 $2)) (and (= n #x00000005) (= #b0000110 $2)) (and (= n #x00000006) (= #b0001010 $2)) (and (= n #x00000007) (= #b0010010 $2))) (bvult $2 #b0010011)))
;   204: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!114)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!118)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000011) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000a)) (and (= applyHanoi.n #x00000007) (= counter #x00000010))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001010 $1)) (and (= n #x00000007) (= #b0010000 $1))) (bvult $1 #b0010001)))
;   205: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!114) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!114)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!114)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000012) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000a)) (and (= applyHanoi.n #x00000007) (= counter #x00000011))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001010 $1)) (and (= n #x00000007) (= #b0010001 $1))) (bvult $1 #b0010010)))
;   211: false
;   213: true
;   219: false
;   221: true
;   225: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!114) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!114)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!114)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000012) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000a)) (and (= applyHanoi.n #x00000007) (= counter #x00000011))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001010 $1)) (and (= n #x00000007) (= #b0010001 $1))) (bvult $1 #b0010010)))
;   227: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!130)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000012) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000a)) (and (= applyHanoi.n #x00000007) (= counter #x00000011))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001010 $1)) (and (= n #x00000007) (= #b0010001 $1))) (bvult $1 #b0010010)))
;   228: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x00000013) (or (and (= applyHanoi.n #x00000004) (= counter #x00000004)) (and (= applyHanoi.n #x00000005) (= counter #x00000006)) (and (= applyHanoi.n #x00000006) (= counter #x0000000a)) (and (= applyHanoi.n #x00000007) (= counter #x00000012))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000004) (= #b0000100 $1)) (and (= n #x00000005) (= #b0000110 $1)) (and (= n #x00000006) (= #b0001010 $1)) (and (= n #x00000007) (= #b0010010 $1))) (bvult $1 #b0010011)))
;   234: false
;   236: true
;   242: false
;   244: true
;   254: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!14))) ($3 (= ((_ sign_extend 1) applyHanoi.n!14) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!14))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x00000013)) ($8 (and (= applyHanoi.n #x00000004) (= counter #x00000004))) ($9 (and (= applyHanoi.n #x00000005) (= counter #x00000006))) ($10 (and (= applyHanoi.n #x00000006) (= counter #x0000000a))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x00000012))) ($12 (= n applyHanoi.n)) ($13 (bvult n #x00000008)) ($14 ((_ extract 6 0) counter))) (let (($15 (and (= n #x00000004) (= #b0000100 $14))) ($16 (and (= n #x00000005) (= #b0000110 $14))) ($17 (and (= n #x00000006) (= #b0001010 $14))) ($18 (and (= n #x00000007) (= #b0010010 $14))) ($19 (bvult $14 #b0010011))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000004) $6 (bvuge counter #x00000004) $7 (or $8 $9 $10 $11) $12 (bvuge n #x00000004) $13 (bvuge $14 #b0000100) (or $15 $16 $17 $18) $19)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000003) $6 $7 (bvuge counter #x00000003) (or $8 $9 $10 $11 (and (= applyHanoi.n #x00000003) (= counter #x00000003))) $12 (bvuge n #x00000003) $13 (bvuge $14 #b0000011) $19 (or (and (= n #x00000003) (= #b0000011 $14)) $15 $16 $17 $18))))))
;   256: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000003) (bvult applyHanoi.n #x00000008) (bvult counter #x00000013) (bvuge counter #x00000003) (or (and (= applyHanoi.n #x00000004) (= counter #x00000004)) (and (= applyHanoi.n #x00000005) (= counter #x00000006)) (and (= applyHanoi.n #x00000006) (= counter #x0000000a)) (and (= applyHanoi.n #x00000007) (= counter #x00000012)) (and (= applyHanoi.n #x00000003) (= counter #x00000003))) (= n applyHanoi.n) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000011) (bvult $1 #b0010011) (or (and (= n #x00000003) (= #b0000011 $1)) (and (= n #x00000004) (= #b0000100 $1)) (and (= n #x00000005) (= #b0000110 $1)) (and (= n #x00000006) (= #b0001010 $1)) (and (= n #x00000007) (= #b0010010 $1)))))
;   257: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000003) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000003) (bvult counter #x00000022) (or (and (= applyHanoi.n #x00000003) (= counter #x00000003)) (and (= applyHanoi.n #x00000004) (= counter #x00000005)) (and (= applyHanoi.n #x00000005) (= counter #x00000009)) (and (= applyHanoi.n #x00000006) (= counter #x00000011)) (and (= applyHanoi.n #x00000007) (= counter #x00000021))) (= n applyHanoi.n) (bvuge n #x00000003) (bvult n #x00000008) (or (and (= n #x00000007) (= #b0100001 $1)) (and (= n #x00000006) (= #b0010001 $1)) (and (= n #x00000005) (= #b0001001 $1)) (and (= n #x00000004) (= #b0000101 $1)) (and (= n #x00000003) (= #b0000011 $1))) (bvult $1 #b0100010) (bvuge $1 #b0000011)))
;   261: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!146)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x00000014) (or (and (= applyHanoi.n #x00000004) (= counter #x00000005)) (and (= applyHanoi.n #x00000005) (= counter #x00000007)) (and (= applyHanoi.n #x00000006) (= counter #x0000000b)) (and (= applyHanoi.n #x00000007) (= counter #x00000013))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000004) (= #b0000101 $1)) (and (= n #x00000007) (= #b0010011 $1)) (and (= n #x00000006) (= #b0001011 $1)) (and (= n #x00000005) (= #b0000111 $1))) (bvult $1 #b0010100)))
;   262: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142))) ($3 (= ((_ sign_extend 1) applyHanoi.n!142) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!142))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x0000001b)) ($8 (and (= applyHanoi.n #x00000005) (= counter #x00000008))) ($9 (and (= applyHanoi.n #x00000006) (= counter #x0000000e))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x0000001a))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000005) (= #b0001000 $13))) ($15 (and (= n #x00000006) (= #b0001110 $13))) ($16 (and (= n #x00000007) (= #b0011010 $13))) ($17 (bvult $13 #b0011011))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or $8 $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) (or $14 $15 $16) $17)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000004) $6 (bvuge counter #x00000004) $7 (or (and (= applyHanoi.n #x00000004) (= counter #x00000005)) $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000100) $17 (or (and (= n #x00000004) (= #b0000101 $13)) $14 $15 $16))))))
;   266: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!146)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!150)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x00000015) (or (and (= applyHanoi.n #x00000005) (= counter #x00000008)) (and (= applyHanoi.n #x00000006) (= counter #x0000000c)) (and (= applyHanoi.n #x00000007) (= counter #x00000014))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000007) (= #b0010100 $1)) (and (= n #x00000006) (= #b0001100 $1)) (and (= n #x00000005) (= #b0001000 $1))) (bvult $1 #b0010101)))
;   267: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142))) ($3 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!146))) ($4 (= ((_ sign_extend 1) applyHanoi.n!146) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!146))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n #x00000008)) ($8 (bvult counter #x00000018)) ($9 (and (= applyHanoi.n #x00000006) (= counter #x0000000d))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x00000017))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000006) (= #b0001101 $13))) ($15 (and (= n #x00000007) (= #b0010111 $13))) ($16 (bvult $13 #b0011000))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $7 $8 (or $9 $10) $11 (bvuge n #x00000006) $12 (bvuge $13 #b0000110) (or $14 $15) $16)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000005) $7 (bvuge counter #x00000005) $8 (or (and (= applyHanoi.n #x00000005) (= counter #x00000008)) $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) $16 (or (and (= n #x00000005) (= #b0001000 $13)) $14 $15))))))
;   271: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!146)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!150)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!154)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000016) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000d)) (and (= applyHanoi.n #x00000007) (= counter #x00000015))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000007) (= #b0010101 $1)) (and (= n #x00000006) (= #b0001101 $1))) (bvult $1 #b0010110)))
;   272: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!150) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!150)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!146)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!150)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000017) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000d)) (and (= applyHanoi.n #x00000007) (= counter #x00000016))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001101 $1)) (and (= n #x00000007) (= #b0010110 $1))) (bvult $1 #b0010111)))
;   278: false
;   280: true
;   286: false
;   288: true
;   292: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!150) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!150)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!146)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!150)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000017) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000d)) (and (= applyHanoi.n #x00000007) (= counter #x00000016))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001101 $1)) (and (= n #x00000007) (= #b0010110 $1))) (bvult $1 #b0010111)))
;   294: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!146)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!166)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000017) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000d)) (and (= applyHanoi.n #x00000007) (= counter #x00000016))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001101 $1)) (and (= n #x00000007) (= #b0010110 $1))) (bvult $1 #b0010111)))
;   295: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!146)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000018) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000d)) (and (= applyHanoi.n #x00000007) (= counter #x00000017))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001101 $1)) (and (= n #x00000007) (= #b0010111 $1))) (bvult $1 #b0011000)))
;   301: false
;   303: true
;   309: false
;   311: true
;   317: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142))) ($3 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!146))) ($4 (= ((_ sign_extend 1) applyHanoi.n!146) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!146))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n #x00000008)) ($8 (bvult counter #x00000018)) ($9 (and (= applyHanoi.n #x00000006) (= counter #x0000000d))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x00000017))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000006) (= #b0001101 $13))) ($15 (and (= n #x00000007) (= #b0010111 $13))) ($16 (bvult $13 #b0011000))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $7 $8 (or $9 $10) $11 (bvuge n #x00000006) $12 (bvuge $13 #b0000110) (or $14 $15) $16)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000005) $7 (bvuge counter #x00000005) $8 (or (and (= applyHanoi.n #x00000005) (= counter #x00000008)) $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) $16 (or (and (= n #x00000005) (= #b0001000 $13)) $14 $15))))))
;   319: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!178)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x00000018) (or (and (= applyHanoi.n #x00000005) (= counter #x00000008)) (and (= applyHanoi.n #x00000006) (= counter #x0000000d)) (and (= applyHanoi.n #x00000007) (= counter #x00000017))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b0011000) (or (and (= n #x00000005) (= #b0001000 $1)) (and (= n #x00000006) (= #b0001101 $1)) (and (= n #x00000007) (= #b0010111 $1)))))
;   320: (let (($1 (= applyHanoi.n #x00000005)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n!10 #x00000004) (= #x00000002 applyHanoi.n!142) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000001b) (or (and $1 (= counter #x00000008)) (and (= applyHanoi.n #x00000006) (= counter #x0000000e)) (and (= applyHanoi.n #x00000007) (= counter #x0000001a))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $2 #b0000101) (or (and (= n #x00000005) (= #b0001000 $2)) (and (= n #x00000006) (= #b0001110 $2)) (and (= n #x00000007) (= #b0011010 $2))) (bvult $2 #b0011011)))
;   324: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!178)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!182)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000019) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000e)) (and (= applyHanoi.n #x00000007) (= counter #x00000018))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001110 $1)) (and (= n #x00000007) (= #b0011000 $1))) (bvult $1 #b0011001)))
;   325: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!178) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!178)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!178)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000001a) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000e)) (and (= applyHanoi.n #x00000007) (= counter #x00000019))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001110 $1)) (and (= n #x00000007) (= #b0011001 $1))) (bvult $1 #b0011010)))
;   331: false
;   333: true
;   339: false
;   341: true
;   345: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!178) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!178)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!178)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000001a) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000e)) (and (= applyHanoi.n #x00000007) (= counter #x00000019))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001110 $1)) (and (= n #x00000007) (= #b0011001 $1))) (bvult $1 #b0011010)))
;   347: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!194)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000001a) (or (and (= applyHanoi.n #x00000006) (= counter #x0000000e)) (and (= applyHanoi.n #x00000007) (= counter #x00000019))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0001110 $1)) (and (= n #x00000007) (= #b0011001 $1))) (bvult $1 #b0011010)))
;   348: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000001b) (or (and (= applyHanoi.n #x00000005) (= counter #x00000008)) (and (= applyHanoi.n #x00000006) (= counter #x0000000e)) (and (= applyHanoi.n #x00000007) (= counter #x0000001a))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0001000 $1)) (and (= n #x00000006) (= #b0001110 $1)) (and (= n #x00000007) (= #b0011010 $1))) (bvult $1 #b0011011)))
;   354: false
;   356: true
;   362: false
;   364: true
;   372: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!142))) ($3 (= ((_ sign_extend 1) applyHanoi.n!142) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!142))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x0000001b)) ($8 (and (= applyHanoi.n #x00000005) (= counter #x00000008))) ($9 (and (= applyHanoi.n #x00000006) (= counter #x0000000e))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x0000001a))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000005) (= #b0001000 $13))) ($15 (and (= n #x00000006) (= #b0001110 $13))) ($16 (and (= n #x00000007) (= #b0011010 $13))) ($17 (bvult $13 #b0011011))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or $8 $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) (or $14 $15 $16) $17)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000004) $6 (bvuge counter #x00000004) $7 (or (and (= applyHanoi.n #x00000004) (= counter #x00000005)) $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000100) $17 (or (and (= n #x00000004) (= #b0000101 $13)) $14 $15 $16))))))
;   374: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!206)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x0000001b) (or (and (= applyHanoi.n #x00000004) (= counter #x00000005)) (and (= applyHanoi.n #x00000005) (= counter #x00000008)) (and (= applyHanoi.n #x00000006) (= counter #x0000000e)) (and (= applyHanoi.n #x00000007) (= counter #x0000001a))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (bvult $1 #b0011011) (or (and (= n #x00000004) (= #b0000101 $1)) (and (= n #x00000005) (= #b0001000 $1)) (and (= n #x00000006) (= #b0001110 $1)) (and (= n #x00000007) (= #b0011010 $1)))))
;   375: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000003) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000003) (bvult counter #x00000022) (or (and (= applyHanoi.n #x00000003) (= counter #x00000003)) (and (= applyHanoi.n #x00000004) (= counter #x00000005)) (and (= applyHanoi.n #x00000005) (= counter #x00000009)) (and (= applyHanoi.n #x00000006) (= counter #x00000011)) (and (= applyHanoi.n #x00000007) (= counter #x00000021))) (= n applyHanoi.n) (bvuge n #x00000003) (bvult n #x00000008) (or (and (= n #x00000007) (= #b0100001 $1)) (and (= n #x00000006) (= #b0010001 $1)) (and (= n #x00000005) (= #b0001001 $1)) (and (= n #x00000004) (= #b0000101 $1)) (and (= n #x00000003) (= #b0000011 $1))) (bvult $1 #b0100010) (bvuge $1 #b0000011)))
;   379: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!206)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!210)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000001c) (or (and (= applyHanoi.n #x00000005) (= counter #x00000009)) (and (= applyHanoi.n #x00000006) (= counter #x0000000f)) (and (= applyHanoi.n #x00000007) (= counter #x0000001b))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0001001 $1)) (and (= n #x00000007) (= #b0011011 $1)) (and (= n #x00000006) (= #b0001111 $1))) (bvult $1 #b0011100)))
;   380: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!206))) ($3 (= ((_ sign_extend 1) applyHanoi.n!206) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!206))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x0000001f)) ($8 (and (= applyHanoi.n #x00000006) (= counter #x00000010))) ($9 (and (= applyHanoi.n #x00000007) (= counter #x0000001e))) ($10 (= n applyHanoi.n)) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0010000 $12))) ($14 (and (= n #x00000007) (= #b0011110 $12))) ($15 (bvult $12 #b0011111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $6 $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000110) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or (and (= applyHanoi.n #x00000005) (= counter #x00000009)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000101) $15 (or (and (= n #x00000005) (= #b0001001 $12)) $13 $14))))))
;   384: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!206)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!210)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!214)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000001d) (or (and (= applyHanoi.n #x00000006) (= counter #x00000010)) (and (= applyHanoi.n #x00000007) (= counter #x0000001c))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000007) (= #b0011100 $1)) (and (= n #x00000006) (= #b0010000 $1))) (bvult $1 #b0011101)))
;   385: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!210) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!210)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!206)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!210)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000001e) (or (and (= applyHanoi.n #x00000006) (= counter #x00000010)) (and (= applyHanoi.n #x00000007) (= counter #x0000001d))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010000 $1)) (and (= n #x00000007) (= #b0011101 $1))) (bvult $1 #b0011110)))
;   391: false
;   393: true
;   399: false
;   401: true
;   405: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!210) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!210)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!206)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!210)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000001e) (or (and (= applyHanoi.n #x00000006) (= counter #x00000010)) (and (= applyHanoi.n #x00000007) (= counter #x0000001d))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010000 $1)) (and (= n #x00000007) (= #b0011101 $1))) (bvult $1 #b0011110)))
;   407: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!206)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!226)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000001e) (or (and (= applyHanoi.n #x00000006) (= counter #x00000010)) (and (= applyHanoi.n #x00000007) (= counter #x0000001d))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010000 $1)) (and (= n #x00000007) (= #b0011101 $1))) (bvult $1 #b0011110)))
;   408: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!206)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000001f) (or (and (= applyHanoi.n #x00000006) (= counter #x00000010)) (and (= applyHanoi.n #x00000007) (= counter #x0000001e))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010000 $1)) (and (= n #x00000007) (= #b0011110 $1))) (bvult $1 #b0011111)))
;   414: false
;   416: true
;   422: false
;   424: true
;   430: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!206))) ($3 (= ((_ sign_extend 1) applyHanoi.n!206) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!206))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x0000001f)) ($8 (and (= applyHanoi.n #x00000006) (= counter #x00000010))) ($9 (and (= applyHanoi.n #x00000007) (= counter #x0000001e))) ($10 (= n applyHanoi.n)) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0010000 $12))) ($14 (and (= n #x00000007) (= #b0011110 $12))) ($15 (bvult $12 #b0011111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $6 $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000110) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or (and (= applyHanoi.n #x00000005) (= counter #x00000009)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000101) $15 (or (and (= n #x00000005) (= #b0001001 $12)) $13 $14))))))
;   432: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!238)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000001f) (or (and (= applyHanoi.n #x00000005) (= counter #x00000009)) (and (= applyHanoi.n #x00000006) (= counter #x00000010)) (and (= applyHanoi.n #x00000007) (= counter #x0000001e))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b0011111) (or (and (= n #x00000005) (= #b0001001 $1)) (and (= n #x00000006) (= #b0010000 $1)) (and (= n #x00000007) (= #b0011110 $1)))))
;   433: (let (($1 (= n #x00000005)) ($2 ((_ extract 6 0) counter))) (and (= applyHanoi.n #x00000005) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n!10 #x00000004) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult counter #x0000001f) (= counter #x00000009) $1 (bvuge n #x00000003) (bvult n #x00000008) (or (and (= n #x00000007) (= #b0100001 $2)) (and (= n #x00000006) (= #b0010001 $2)) (and $1 (= #b0001001 $2)) (and (= n #x00000004) (= #b0000101 $2)) (and (= n #x00000003) (= #b0000011 $2))) (bvult $2 #b0100010) (bvuge $2 #b0000011)))
;   437: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!238)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!242)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000020) (or (and (= applyHanoi.n #x00000006) (= counter #x00000011)) (and (= applyHanoi.n #x00000007) (= counter #x0000001f))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010001 $1)) (and (= n #x00000007) (= #b0011111 $1))) (bvult $1 #b0100000)))
;   438: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!238) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!238)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!238)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000021) (or (and (= applyHanoi.n #x00000006) (= counter #x00000011)) (and (= applyHanoi.n #x00000007) (= counter #x00000020))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010001 $1)) (and (= n #x00000007) (= #b0100000 $1))) (bvult $1 #b0100001)))
;   444: false
;   446: true
;   452: false
;   454: true
;   458: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!238) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!238)))) (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!238)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000021) (or (and (= applyHanoi.n #x00000006) (= counter #x00000011)) (and (= applyHanoi.n #x00000007) (= counter #x00000020))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010001 $1)) (and (= n #x00000007) (= #b0100000 $1))) (bvult $1 #b0100001)))
;   460: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!254)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000021) (or (and (= applyHanoi.n #x00000006) (= counter #x00000011)) (and (= applyHanoi.n #x00000007) (= counter #x00000020))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010001 $1)) (and (= n #x00000007) (= #b0100000 $1))) (bvult $1 #b0100001)))
;   461: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000003) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000003) (bvult counter #x00000022) (or (and (= applyHanoi.n #x00000003) (= counter #x00000003)) (and (= applyHanoi.n #x00000004) (= counter #x00000005)) (and (= applyHanoi.n #x00000005) (= counter #x00000009)) (and (= applyHanoi.n #x00000006) (= counter #x00000011)) (and (= applyHanoi.n #x00000007) (= counter #x00000021))) (= n applyHanoi.n) (bvuge n #x00000003) (bvult n #x00000008) (or (and (= n #x00000007) (= #b0100001 $1)) (and (= n #x00000006) (= #b0010001 $1)) (and (= n #x00000005) (= #b0001001 $1)) (and (= n #x00000004) (= #b0000101 $1)) (and (= n #x00000003) (= #b0000011 $1))) (bvult $1 #b0100010) (bvuge $1 #b0000011)))
;   467: false
;   469: true
;   473: (let (($1 (= n #x00000007)) ($2 ((_ extract 6 0) counter))) (and (= #x00000000 applyHanoi.n!262) (= applyHanoi.n #x00000007) (= applyHanoi.n!10 #x00000006) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000007) (bvult counter #x00000022) (= counter #x00000021) $1 (= n applyHanoi.n) (bvuge n #x00000003) (bvult n #x00000008) (or (and $1 (= #b0100001 $2)) (and (= n #x00000006) (= #b0010001 $2)) (and (= n #x00000005) (= #b0001001 $2)) (and (= n #x00000004) (= #b0000101 $2)) (and (= n #x00000003) (= #b0000011 $2))) (bvult $2 #b0100010) (bvuge $2 #b0000011)))
;   475: false
;   477: true
;   489: (let (($1 (= applyHanoi.n (bvadd #x00000001 applyHanoi.n!10))) ($2 (= ((_ sign_extend 1) applyHanoi.n!10) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!10))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n #x00000008)) ($6 (bvult counter #x00000022)) ($7 (and (= applyHanoi.n #x00000003) (= counter #x00000003))) ($8 (and (= applyHanoi.n #x00000004) (= counter #x00000005))) ($9 (and (= applyHanoi.n #x00000005) (= counter #x00000009))) ($10 (and (= applyHanoi.n #x00000006) (= counter #x00000011))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x00000021))) ($12 (= n applyHanoi.n)) ($13 (bvult n #x00000008)) ($14 ((_ extract 6 0) counter))) (let (($15 (and (= n #x00000007) (= #b0100001 $14))) ($16 (and (= n #x00000006) (= #b0010001 $14))) ($17 (and (= n #x00000005) (= #b0001001 $14))) ($18 (and (= n #x00000004) (= #b0000101 $14))) ($19 (and (= n #x00000003) (= #b0000011 $14))) ($20 (bvult $14 #b0100010))) (and $1 (or $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000003) $5 (bvuge counter #x00000003) $6 (or $7 $8 $9 $10 $11) $12 (bvuge n #x00000003) $13 (or $15 $16 $17 $18 $19) $20 (bvuge $14 #b0000011))) (=> $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000002) $5 $6 (bvuge counter #x00000002) (or $7 $8 $9 $10 $11 (and (= applyHanoi.n #x00000002) (= counter #x00000002))) $12 (bvuge n #x00000002) $13 $20 (or $15 $16 $17 $18 $19 (and (= n #x00000002) (= #b0000010 $14))) (bvuge $14 #b0000010))))))
;   491: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000002) (bvult applyHanoi.n #x00000008) (bvult counter #x00000022) (bvuge counter #x00000002) (or (and (= applyHanoi.n #x00000003) (= counter #x00000003)) (and (= applyHanoi.n #x00000004) (= counter #x00000005)) (and (= applyHanoi.n #x00000005) (= counter #x00000009)) (and (= applyHanoi.n #x00000006) (= counter #x00000011)) (and (= applyHanoi.n #x00000007) (= counter #x00000021)) (and (= applyHanoi.n #x00000002) (= counter #x00000002))) (= n applyHanoi.n) (bvuge n #x00000002) (bvult n #x00000008) (bvult $1 #b0100010) (or (and (= n #x00000007) (= #b0100001 $1)) (and (= n #x00000006) (= #b0010001 $1)) (and (= n #x00000005) (= #b0001001 $1)) (and (= n #x00000004) (= #b0000101 $1)) (and (= n #x00000003) (= #b0000011 $1)) (and (= n #x00000002) (= #b0000010 $1))) (bvuge $1 #b0000010)))
;   492: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000002) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000002) (bvult counter #x00000041) (or (and (= applyHanoi.n #x00000002) (= counter #x00000002)) (and (= applyHanoi.n #x00000003) (= counter #x00000004)) (and (= applyHanoi.n #x00000004) (= counter #x00000008)) (and (= applyHanoi.n #x00000005) (= counter #x00000010)) (and (= applyHanoi.n #x00000006) (= counter #x00000020)) (and (= applyHanoi.n #x00000007) (= counter #x00000040))) (= n applyHanoi.n) (bvuge n #x00000002) (bvult n #x00000008) (bvuge $1 #b0000010) (or (and (= n #x00000002) (= #b0000010 $1)) (and (= n #x00000007) (= #b1000000 $1)) (and (= n #x00000006) (= #b0100000 $1)) (and (= n #x00000005) (= #b0010000 $1)) (and (= n #x00000004) (= #b0001000 $1)) (and (= n #x00000003) (= #b0000100 $1))) (bvult $1 #b1000001)))
;   496: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000003) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000003) (bvult counter #x00000023) (or (and (= applyHanoi.n #x00000003) (= counter #x00000004)) (and (= applyHanoi.n #x00000004) (= counter #x00000006)) (and (= applyHanoi.n #x00000005) (= counter #x0000000a)) (and (= applyHanoi.n #x00000006) (= counter #x00000012)) (and (= applyHanoi.n #x00000007) (= counter #x00000022))) (= n applyHanoi.n) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000011) (or (and (= n #x00000003) (= #b0000100 $1)) (and (= n #x00000005) (= #b0001010 $1)) (and (= n #x00000007) (= #b0100010 $1)) (and (= n #x00000006) (= #b0010010 $1)) (and (= n #x00000004) (= #b0000110 $1))) (bvult $1 #b0100011)))
;   497: (let (($1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266))) ($2 (= ((_ sign_extend 1) applyHanoi.n!266) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!266))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n #x00000008)) ($6 (bvult counter #x00000032)) ($7 (and (= applyHanoi.n #x00000004) (= counter #x00000007))) ($8 (and (= applyHanoi.n #x00000005) (= counter #x0000000d))) ($9 (and (= applyHanoi.n #x00000006) (= counter #x00000019))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x00000031))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000004) (= #b0000111 $13))) ($15 (and (= n #x00000005) (= #b0001101 $13))) ($16 (and (= n #x00000006) (= #b0011001 $13))) ($17 (and (= n #x00000007) (= #b0110001 $13))) ($18 (bvult $13 #b0110010))) (and $1 (or $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000004) $5 (bvuge counter #x00000004) $6 (or $7 $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000100) (or $14 $15 $16 $17) $18)) (=> $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000003) $5 (bvuge counter #x00000003) $6 (or (and (= applyHanoi.n #x00000003) (= counter #x00000004)) $7 $8 $9 $10) $11 (bvuge n #x00000003) $12 (bvuge $13 #b0000011) $18 (or (and (= n #x00000003) (= #b0000100 $13)) $14 $15 $16 $17))))))
;   501: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!274)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x00000024) (or (and (= applyHanoi.n #x00000004) (= counter #x00000007)) (and (= applyHanoi.n #x00000005) (= counter #x0000000b)) (and (= applyHanoi.n #x00000006) (= counter #x00000013)) (and (= applyHanoi.n #x00000007) (= counter #x00000023))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000005) (= #b0001011 $1)) (and (= n #x00000007) (= #b0100011 $1)) (and (= n #x00000006) (= #b0010011 $1)) (and (= n #x00000004) (= #b0000111 $1))) (bvult $1 #b0100100)))
;   502: (let (($1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266))) ($2 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270))) ($3 (= ((_ sign_extend 1) applyHanoi.n!270) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!270))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x0000002b)) ($8 (and (= applyHanoi.n #x00000005) (= counter #x0000000c))) ($9 (and (= applyHanoi.n #x00000006) (= counter #x00000016))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x0000002a))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000005) (= #b0001100 $13))) ($15 (and (= n #x00000006) (= #b0010110 $13))) ($16 (and (= n #x00000007) (= #b0101010 $13))) ($17 (bvult $13 #b0101011))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or $8 $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) (or $14 $15 $16) $17)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000004) $6 (bvuge counter #x00000004) $7 (or (and (= applyHanoi.n #x00000004) (= counter #x00000007)) $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000100) $17 (or (and (= n #x00000004) (= #b0000111 $13)) $14 $15 $16))))))
;   506: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!274)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!278)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x00000025) (or (and (= applyHanoi.n #x00000005) (= counter #x0000000c)) (and (= applyHanoi.n #x00000006) (= counter #x00000014)) (and (= applyHanoi.n #x00000007) (= counter #x00000024))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0001100 $1)) (and (= n #x00000007) (= #b0100100 $1)) (and (= n #x00000006) (= #b0010100 $1))) (bvult $1 #b0100101)))
;   507: (let (($1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266))) ($2 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270))) ($3 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!274))) ($4 (= ((_ sign_extend 1) applyHanoi.n!274) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!274))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n #x00000008)) ($8 (bvult counter #x00000028)) ($9 (and (= applyHanoi.n #x00000006) (= counter #x00000015))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x00000027))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000006) (= #b0010101 $13))) ($15 (and (= n #x00000007) (= #b0100111 $13))) ($16 (bvult $13 #b0101000))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $7 $8 (or $9 $10) $11 (bvuge n #x00000006) $12 (bvuge $13 #b0000110) (or $14 $15) $16)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000005) $7 (bvuge counter #x00000005) $8 (or (and (= applyHanoi.n #x00000005) (= counter #x0000000c)) $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) $16 (or (and (= n #x00000005) (= #b0001100 $13)) $14 $15))))))
;   511: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!274)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!278)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!282)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000026) (or (and (= applyHanoi.n #x00000006) (= counter #x00000015)) (and (= applyHanoi.n #x00000007) (= counter #x00000025))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000007) (= #b0100101 $1)) (and (= n #x00000006) (= #b0010101 $1))) (bvult $1 #b0100110)))
;   512: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!278) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!278)))) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!274)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!278)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000027) (or (and (= applyHanoi.n #x00000006) (= counter #x00000015)) (and (= applyHanoi.n #x00000007) (= counter #x00000026))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010101 $1)) (and (= n #x00000007) (= #b0100110 $1))) (bvult $1 #b0100111)))
;   518: false
;   520: true
;   526: false
;   528: true
;   532: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!278) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!278)))) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!274)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!278)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000027) (or (and (= applyHanoi.n #x00000006) (= counter #x00000015)) (and (= applyHanoi.n #x00000007) (= counter #x00000026))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010101 $1)) (and (= n #x00000007) (= #b0100110 $1))) (bvult $1 #b0100111)))
;   534: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!274)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!294)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000027) (or (and (= applyHanoi.n #x00000006) (= counter #x00000015)) (and (= applyHanoi.n #x00000007) (= counter #x00000026))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010101 $1)) (and (= n #x00000007) (= #b0100110 $1))) (bvult $1 #b0100111)))
;   535: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!274)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000028) (or (and (= applyHanoi.n #x00000006) (= counter #x00000015)) (and (= applyHanoi.n #x00000007) (= counter #x00000027))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010101 $1)) (and (= n #x00000007) (= #b0100111 $1))) (bvult $1 #b0101000)))
;   541: false
;   543: true
;   549: false
;   551: true
;   557: (let (($1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266))) ($2 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270))) ($3 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!274))) ($4 (= ((_ sign_extend 1) applyHanoi.n!274) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!274))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n #x00000008)) ($8 (bvult counter #x00000028)) ($9 (and (= applyHanoi.n #x00000006) (= counter #x00000015))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x00000027))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000006) (= #b0010101 $13))) ($15 (and (= n #x00000007) (= #b0100111 $13))) ($16 (bvult $13 #b0101000))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $7 $8 (or $9 $10) $11 (bvuge n #x00000006) $12 (bvuge $13 #b0000110) (or $14 $15) $16)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge applyHanoi.n #x00000005) $7 (bvuge counter #x00000005) $8 (or (and (= applyHanoi.n #x00000005) (= counter #x0000000c)) $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) $16 (or (and (= n #x00000005) (= #b0001100 $13)) $14 $15))))))
;   559: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!306)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x00000028) (or (and (= applyHanoi.n #x00000005) (= counter #x0000000c)) (and (= applyHanoi.n #x00000006) (= counter #x00000015)) (and (= applyHanoi.n #x00000007) (= counter #x00000027))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b0101000) (or (and (= n #x00000005) (= #b0001100 $1)) (and (= n #x00000006) (= #b0010101 $1)) (and (= n #x00000007) (= #b0100111 $1)))))
;   560: (let (($1 (= applyHanoi.n #x00000005)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= #x00000003 applyHanoi.n!266) (= #x00000002 applyHanoi.n!270) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000002b) (or (and $1 (= counter #x0000000c)) (and (= applyHanoi.n #x00000006) (= counter #x00000016)) (and (= applyHanoi.n #x00000007) (= counter #x0000002a))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $2 #b0000101) (or (and (= n #x00000005) (= #b0001100 $2)) (and (= n #x00000006) (= #b0010110 $2)) (and (= n #x00000007) (= #b0101010 $2))) (bvult $2 #b0101011)))
;   564: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!306)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!310)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000029) (or (and (= applyHanoi.n #x00000006) (= counter #x00000016)) (and (= applyHanoi.n #x00000007) (= counter #x00000028))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010110 $1)) (and (= n #x00000007) (= #b0101000 $1))) (bvult $1 #b0101001)))
;   565: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!306) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!306)))) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!306)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000002a) (or (and (= applyHanoi.n #x00000006) (= counter #x00000016)) (and (= applyHanoi.n #x00000007) (= counter #x00000029))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010110 $1)) (and (= n #x00000007) (= #b0101001 $1))) (bvult $1 #b0101010)))
;   571: false
;   573: true
;   579: false
;   581: true
;   585: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!306) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!306)))) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!306)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000002a) (or (and (= applyHanoi.n #x00000006) (= counter #x00000016)) (and (= applyHanoi.n #x00000007) (= counter #x00000029))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010110 $1)) (and (= n #x00000007) (= #b0101001 $1))) (bvult $1 #b0101010)))
;   587: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!322)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000002a) (or (and (= applyHanoi.n #x00000006) (= counter #x00000016)) (and (= applyHanoi.n #x00000007) (= counter #x00000029))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0010110 $1)) (and (= n #x00000007) (= #b0101001 $1))) (bvult $1 #b0101010)))
;   588: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000002b) (or (and (= applyHanoi.n #x00000005) (= counter #x0000000c)) (and (= applyHanoi.n #x00000006) (= counter #x00000016)) (and (= applyHanoi.n #x00000007) (= counter #x0000002a))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0001100 $1)) (and (= n #x00000006) (= #b0010110 $1)) (and (= n #x00000007) (= #b0101010 $1))) (bvult $1 #b0101011)))
;   594: false
;   596: true
;   602: false
;   604: true
;   612: (let (($1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266))) ($2 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!270))) ($3 (= ((_ sign_extend 1) applyHanoi.n!270) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!270))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x0000002b)) ($8 (and (= applyHanoi.n #x00000005) (= counter #x0000000c))) ($9 (and (= applyHanoi.n #x00000006) (= counter #x00000016))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x0000002a))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000005) (= #b0001100 $13))) ($15 (and (= n #x00000006) (= #b0010110 $13))) ($16 (and (= n #x00000007) (= #b0101010 $13))) ($17 (bvult $13 #b0101011))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or $8 $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000101) (or $14 $15 $16) $17)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000004) $6 (bvuge counter #x00000004) $7 (or (and (= applyHanoi.n #x00000004) (= counter #x00000007)) $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000100) $17 (or (and (= n #x00000004) (= #b0000111 $13)) $14 $15 $16))))))
;   614: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!334)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x0000002b) (or (and (= applyHanoi.n #x00000004) (= counter #x00000007)) (and (= applyHanoi.n #x00000005) (= counter #x0000000c)) (and (= applyHanoi.n #x00000006) (= counter #x00000016)) (and (= applyHanoi.n #x00000007) (= counter #x0000002a))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (bvult $1 #b0101011) (or (and (= n #x00000004) (= #b0000111 $1)) (and (= n #x00000005) (= #b0001100 $1)) (and (= n #x00000006) (= #b0010110 $1)) (and (= n #x00000007) (= #b0101010 $1)))))
;   615: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x00000032) (or (and (= applyHanoi.n #x00000004) (= counter #x00000007)) (and (= applyHanoi.n #x00000005) (= counter #x0000000d)) (and (= applyHanoi.n #x00000006) (= counter #x00000019)) (and (= applyHanoi.n #x00000007) (= counter #x00000031))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000004) (= #b0000111 $1)) (and (= n #x00000005) (= #b0001101 $1)) (and (= n #x00000006) (= #b0011001 $1)) (and (= n #x00000007) (= #b0110001 $1))) (bvult $1 #b0110010)))
;   619: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!334)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!338)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000002c) (or (and (= applyHanoi.n #x00000005) (= counter #x0000000d)) (and (= applyHanoi.n #x00000006) (= counter #x00000017)) (and (= applyHanoi.n #x00000007) (= counter #x0000002b))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0001101 $1)) (and (= n #x00000007) (= #b0101011 $1)) (and (= n #x00000006) (= #b0010111 $1))) (bvult $1 #b0101100)))
;   620: (let (($1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266))) ($2 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!334))) ($3 (= ((_ sign_extend 1) applyHanoi.n!334) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!334))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x0000002f)) ($8 (and (= applyHanoi.n #x00000006) (= counter #x00000018))) ($9 (and (= applyHanoi.n #x00000007) (= counter #x0000002e))) ($10 (= n applyHanoi.n)) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0011000 $12))) ($14 (and (= n #x00000007) (= #b0101110 $12))) ($15 (bvult $12 #b0101111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $6 $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000110) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or (and (= applyHanoi.n #x00000005) (= counter #x0000000d)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000101) $15 (or (and (= n #x00000005) (= #b0001101 $12)) $13 $14))))))
;   624: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!334)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!338)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!342)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000002d) (or (and (= applyHanoi.n #x00000006) (= counter #x00000018)) (and (= applyHanoi.n #x00000007) (= counter #x0000002c))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000007) (= #b0101100 $1)) (and (= n #x00000006) (= #b0011000 $1))) (bvult $1 #b0101101)))
;   625: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!338) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!338)))) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!334)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!338)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000002e) (or (and (= applyHanoi.n #x00000006) (= counter #x00000018)) (and (= applyHanoi.n #x00000007) (= counter #x0000002d))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011000 $1)) (and (= n #x00000007) (= #b0101101 $1))) (bvult $1 #b0101110)))
;   631: false
;   633: true
;   639: false
;   641: true
;   645: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!338) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!338)))) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!334)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!338)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000002e) (or (and (= applyHanoi.n #x00000006) (= counter #x00000018)) (and (= applyHanoi.n #x00000007) (= counter #x0000002d))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011000 $1)) (and (= n #x00000007) (= #b0101101 $1))) (bvult $1 #b0101110)))
;   647: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!334)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!354)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000002e) (or (and (= applyHanoi.n #x00000006) (= counter #x00000018)) (and (= applyHanoi.n #x00000007) (= counter #x0000002d))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011000 $1)) (and (= n #x00000007) (= #b0101101 $1))) (bvult $1 #b0101110)))
;   648: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!334)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000002f) (or (and (= applyHanoi.n #x00000006) (= counter #x00000018)) (and (= applyHanoi.n #x00000007) (= counter #x0000002e))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011000 $1)) (and (= n #x00000007) (= #b0101110 $1))) (bvult $1 #b0101111)))
;   654: false
;   656: true
;   662: false
;   664: true
;   670: (let (($1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266))) ($2 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!334))) ($3 (= ((_ sign_extend 1) applyHanoi.n!334) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!334))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x0000002f)) ($8 (and (= applyHanoi.n #x00000006) (= counter #x00000018))) ($9 (and (= applyHanoi.n #x00000007) (= counter #x0000002e))) ($10 (= n applyHanoi.n)) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0011000 $12))) ($14 (and (= n #x00000007) (= #b0101110 $12))) ($15 (bvult $12 #b0101111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $6 $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000110) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or (and (= applyHanoi.n #x00000005) (= counter #x0000000d)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000101) $15 (or (and (= n #x00000005) (= #b0001101 $12)) $13 $14))))))
;   672: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!366)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000002f) (or (and (= applyHanoi.n #x00000005) (= counter #x0000000d)) (and (= applyHanoi.n #x00000006) (= counter #x00000018)) (and (= applyHanoi.n #x00000007) (= counter #x0000002e))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b0101111) (or (and (= n #x00000005) (= #b0001101 $1)) (and (= n #x00000006) (= #b0011000 $1)) (and (= n #x00000007) (= #b0101110 $1)))))
;   673: (let (($1 (= applyHanoi.n #x00000005)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= #x00000003 applyHanoi.n!266) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x00000032) (or (and (= applyHanoi.n #x00000004) (= counter #x00000007)) (and $1 (= counter #x0000000d)) (and (= applyHanoi.n #x00000006) (= counter #x00000019)) (and (= applyHanoi.n #x00000007) (= counter #x00000031))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $2 #b0000100) (or (and (= n #x00000004) (= #b0000111 $2)) (and (= n #x00000005) (= #b0001101 $2)) (and (= n #x00000006) (= #b0011001 $2)) (and (= n #x00000007) (= #b0110001 $2))) (bvult $2 #b0110010)))
;   677: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!366)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!370)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000030) (or (and (= applyHanoi.n #x00000006) (= counter #x00000019)) (and (= applyHanoi.n #x00000007) (= counter #x0000002f))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011001 $1)) (and (= n #x00000007) (= #b0101111 $1))) (bvult $1 #b0110000)))
;   678: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!366) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!366)))) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!366)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000031) (or (and (= applyHanoi.n #x00000006) (= counter #x00000019)) (and (= applyHanoi.n #x00000007) (= counter #x00000030))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011001 $1)) (and (= n #x00000007) (= #b0110000 $1))) (bvult $1 #b0110001)))
;   684: false
;   686: true
;   692: false
;   694: true
;   698: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!366) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!366)))) (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!366)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000031) (or (and (= applyHanoi.n #x00000006) (= counter #x00000019)) (and (= applyHanoi.n #x00000007) (= counter #x00000030))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011001 $1)) (and (= n #x00000007) (= #b0110000 $1))) (bvult $1 #b0110001)))
;   700: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!382)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000031) (or (and (= applyHanoi.n #x00000006) (= counter #x00000019)) (and (= applyHanoi.n #x00000007) (= counter #x00000030))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011001 $1)) (and (= n #x00000007) (= #b0110000 $1))) (bvult $1 #b0110001)))
;   701: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x00000032) (or (and (= applyHanoi.n #x00000004) (= counter #x00000007)) (and (= applyHanoi.n #x00000005) (= counter #x0000000d)) (and (= applyHanoi.n #x00000006) (= counter #x00000019)) (and (= applyHanoi.n #x00000007) (= counter #x00000031))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000004) (= #b0000111 $1)) (and (= n #x00000005) (= #b0001101 $1)) (and (= n #x00000006) (= #b0011001 $1)) (and (= n #x00000007) (= #b0110001 $1))) (bvult $1 #b0110010)))
;   707: false
;   709: true
;   715: false
;   717: true
;   727: (let (($1 (= applyHanoi.n (bvadd #x00000002 applyHanoi.n!266))) ($2 (= ((_ sign_extend 1) applyHanoi.n!266) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!266))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n #x00000008)) ($6 (bvult counter #x00000032)) ($7 (and (= applyHanoi.n #x00000004) (= counter #x00000007))) ($8 (and (= applyHanoi.n #x00000005) (= counter #x0000000d))) ($9 (and (= applyHanoi.n #x00000006) (= counter #x00000019))) ($10 (and (= applyHanoi.n #x00000007) (= counter #x00000031))) ($11 (= n applyHanoi.n)) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000004) (= #b0000111 $13))) ($15 (and (= n #x00000005) (= #b0001101 $13))) ($16 (and (= n #x00000006) (= #b0011001 $13))) ($17 (and (= n #x00000007) (= #b0110001 $13))) ($18 (bvult $13 #b0110010))) (and $1 (or $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000004) $5 (bvuge counter #x00000004) $6 (or $7 $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000100) (or $14 $15 $16 $17) $18)) (=> $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000003) $5 (bvuge counter #x00000003) $6 (or (and (= applyHanoi.n #x00000003) (= counter #x00000004)) $7 $8 $9 $10) $11 (bvuge n #x00000003) $12 (bvuge $13 #b0000011) $18 (or (and (= n #x00000003) (= #b0000100 $13)) $14 $15 $16 $17))))))
;   729: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000003) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000003) (bvult counter #x00000032) (or (and (= applyHanoi.n #x00000003) (= counter #x00000004)) (and (= applyHanoi.n #x00000004) (= counter #x00000007)) (and (= applyHanoi.n #x00000005) (= counter #x0000000d)) (and (= applyHanoi.n #x00000006) (= counter #x00000019)) (and (= applyHanoi.n #x00000007) (= counter #x00000031))) (= n applyHanoi.n) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000011) (bvult $1 #b0110010) (or (and (= n #x00000003) (= #b0000100 $1)) (and (= n #x00000004) (= #b0000111 $1)) (and (= n #x00000005) (= #b0001101 $1)) (and (= n #x00000006) (= #b0011001 $1)) (and (= n #x00000007) (= #b0110001 $1)))))
;   730: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000002) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000002) (bvult counter #x00000041) (or (and (= applyHanoi.n #x00000002) (= counter #x00000002)) (and (= applyHanoi.n #x00000003) (= counter #x00000004)) (and (= applyHanoi.n #x00000004) (= counter #x00000008)) (and (= applyHanoi.n #x00000005) (= counter #x00000010)) (and (= applyHanoi.n #x00000006) (= counter #x00000020)) (and (= applyHanoi.n #x00000007) (= counter #x00000040))) (= n applyHanoi.n) (bvuge n #x00000002) (bvult n #x00000008) (bvuge $1 #b0000010) (or (and (= n #x00000002) (= #b0000010 $1)) (and (= n #x00000007) (= #b1000000 $1)) (and (= n #x00000006) (= #b0100000 $1)) (and (= n #x00000005) (= #b0010000 $1)) (and (= n #x00000004) (= #b0001000 $1)) (and (= n #x00000003) (= #b0000100 $1))) (bvult $1 #b1000001)))
;   734: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!398)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x00000033) (or (and (= applyHanoi.n #x00000004) (= counter #x00000008)) (and (= applyHanoi.n #x00000006) (= counter #x0000001a)) (and (= applyHanoi.n #x00000005) (= counter #x0000000e)) (and (= applyHanoi.n #x00000007) (= counter #x00000032))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000004) (= #b0001000 $1)) (and (= n #x00000005) (= #b0001110 $1)) (and (= n #x00000007) (= #b0110010 $1)) (and (= n #x00000006) (= #b0011010 $1))) (bvult $1 #b0110011)))
;   735: (let (($1 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394))) ($2 (= ((_ sign_extend 1) applyHanoi.n!394) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!394))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n #x00000008)) ($6 (bvult counter #x0000003a)) ($7 (and (= applyHanoi.n #x00000005) (= counter #x0000000f))) ($8 (and (= applyHanoi.n #x00000006) (= counter #x0000001d))) ($9 (and (= applyHanoi.n #x00000007) (= counter #x00000039))) ($10 (= n applyHanoi.n)) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000005) (= #b0001111 $12))) ($14 (and (= n #x00000006) (= #b0011101 $12))) ($15 (and (= n #x00000007) (= #b0111001 $12))) ($16 (bvult $12 #b0111010))) (and $1 (or $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000005) $5 (bvuge counter #x00000005) $6 (or $7 $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000101) (or $13 $14 $15) $16)) (=> $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000004) $5 (bvuge counter #x00000004) $6 (or (and (= applyHanoi.n #x00000004) (= counter #x00000008)) $7 $8 $9) $10 (bvuge n #x00000004) $11 (bvuge $12 #b0000100) $16 (or (and (= n #x00000004) (= #b0001000 $12)) $13 $14 $15))))))
;   739: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!398)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!402)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x00000034) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001b)) (and (= applyHanoi.n #x00000005) (= counter #x0000000f)) (and (= applyHanoi.n #x00000007) (= counter #x00000033))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0001111 $1)) (and (= n #x00000007) (= #b0110011 $1)) (and (= n #x00000006) (= #b0011011 $1))) (bvult $1 #b0110100)))
;   740: (let (($1 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394))) ($2 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!398))) ($3 (= ((_ sign_extend 1) applyHanoi.n!398) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!398))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x00000037)) ($8 (and (= applyHanoi.n #x00000006) (= counter #x0000001c))) ($9 (and (= applyHanoi.n #x00000007) (= counter #x00000036))) ($10 (= n applyHanoi.n)) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0011100 $12))) ($14 (and (= n #x00000007) (= #b0110110 $12))) ($15 (bvult $12 #b0110111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $6 $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000110) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or (and (= applyHanoi.n #x00000005) (= counter #x0000000f)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000101) $15 (or (and (= n #x00000005) (= #b0001111 $12)) $13 $14))))))
;   744: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!398)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!402)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!406)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000035) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001c)) (and (= applyHanoi.n #x00000007) (= counter #x00000034))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000007) (= #b0110100 $1)) (and (= n #x00000006) (= #b0011100 $1))) (bvult $1 #b0110101)))
;   745: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!402) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!402)))) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!398)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!402)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000036) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001c)) (and (= applyHanoi.n #x00000007) (= counter #x00000035))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011100 $1)) (and (= n #x00000007) (= #b0110101 $1))) (bvult $1 #b0110110)))
;   751: false
;   753: true
;   759: false
;   761: true
;   765: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!402) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!402)))) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!398)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!402)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000036) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001c)) (and (= applyHanoi.n #x00000007) (= counter #x00000035))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011100 $1)) (and (= n #x00000007) (= #b0110101 $1))) (bvult $1 #b0110110)))
;   767: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!398)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!418)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000036) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001c)) (and (= applyHanoi.n #x00000007) (= counter #x00000035))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011100 $1)) (and (= n #x00000007) (= #b0110101 $1))) (bvult $1 #b0110110)))
;   768: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!398)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000037) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001c)) (and (= applyHanoi.n #x00000007) (= counter #x00000036))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011100 $1)) (and (= n #x00000007) (= #b0110110 $1))) (bvult $1 #b0110111)))
;   774: false
;   776: true
;   782: false
;   784: true
;   790: (let (($1 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394))) ($2 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!398))) ($3 (= ((_ sign_extend 1) applyHanoi.n!398) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!398))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n #x00000008)) ($7 (bvult counter #x00000037)) ($8 (and (= applyHanoi.n #x00000006) (= counter #x0000001c))) ($9 (and (= applyHanoi.n #x00000007) (= counter #x00000036))) ($10 (= n applyHanoi.n)) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0011100 $12))) ($14 (and (= n #x00000007) (= #b0110110 $12))) ($15 (bvult $12 #b0110111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $6 $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000110) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge applyHanoi.n #x00000005) $6 (bvuge counter #x00000005) $7 (or (and (= applyHanoi.n #x00000005) (= counter #x0000000f)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000101) $15 (or (and (= n #x00000005) (= #b0001111 $12)) $13 $14))))))
;   792: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!430)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x00000037) (or (and (= applyHanoi.n #x00000005) (= counter #x0000000f)) (and (= applyHanoi.n #x00000006) (= counter #x0000001c)) (and (= applyHanoi.n #x00000007) (= counter #x00000036))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b0110111) (or (and (= n #x00000005) (= #b0001111 $1)) (and (= n #x00000006) (= #b0011100 $1)) (and (= n #x00000007) (= #b0110110 $1)))))
;   793: (let (($1 (= applyHanoi.n #x00000005)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= #x00000002 applyHanoi.n!394) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000003a) (or (and $1 (= counter #x0000000f)) (and (= applyHanoi.n #x00000006) (= counter #x0000001d)) (and (= applyHanoi.n #x00000007) (= counter #x00000039))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $2 #b0000101) (or (and (= n #x00000005) (= #b0001111 $2)) (and (= n #x00000006) (= #b0011101 $2)) (and (= n #x00000007) (= #b0111001 $2))) (bvult $2 #b0111010)))
;   797: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!430)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!434)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000038) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001d)) (and (= applyHanoi.n #x00000007) (= counter #x00000037))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011101 $1)) (and (= n #x00000007) (= #b0110111 $1))) (bvult $1 #b0111000)))
;   798: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!430) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!430)))) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!430)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000039) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001d)) (and (= applyHanoi.n #x00000007) (= counter #x00000038))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011101 $1)) (and (= n #x00000007) (= #b0111000 $1))) (bvult $1 #b0111001)))
;   804: false
;   806: true
;   812: false
;   814: true
;   818: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!430) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!430)))) (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!430)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000039) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001d)) (and (= applyHanoi.n #x00000007) (= counter #x00000038))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011101 $1)) (and (= n #x00000007) (= #b0111000 $1))) (bvult $1 #b0111001)))
;   820: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!446)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000039) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001d)) (and (= applyHanoi.n #x00000007) (= counter #x00000038))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011101 $1)) (and (= n #x00000007) (= #b0111000 $1))) (bvult $1 #b0111001)))
;   821: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000003a) (or (and (= applyHanoi.n #x00000005) (= counter #x0000000f)) (and (= applyHanoi.n #x00000006) (= counter #x0000001d)) (and (= applyHanoi.n #x00000007) (= counter #x00000039))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0001111 $1)) (and (= n #x00000006) (= #b0011101 $1)) (and (= n #x00000007) (= #b0111001 $1))) (bvult $1 #b0111010)))
;   827: false
;   829: true
;   835: false
;   837: true
;   845: (let (($1 (= applyHanoi.n (bvadd #x00000003 applyHanoi.n!394))) ($2 (= ((_ sign_extend 1) applyHanoi.n!394) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!394))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n #x00000008)) ($6 (bvult counter #x0000003a)) ($7 (and (= applyHanoi.n #x00000005) (= counter #x0000000f))) ($8 (and (= applyHanoi.n #x00000006) (= counter #x0000001d))) ($9 (and (= applyHanoi.n #x00000007) (= counter #x00000039))) ($10 (= n applyHanoi.n)) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000005) (= #b0001111 $12))) ($14 (and (= n #x00000006) (= #b0011101 $12))) ($15 (and (= n #x00000007) (= #b0111001 $12))) ($16 (bvult $12 #b0111010))) (and $1 (or $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000005) $5 (bvuge counter #x00000005) $6 (or $7 $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000101) (or $13 $14 $15) $16)) (=> $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000004) $5 (bvuge counter #x00000004) $6 (or (and (= applyHanoi.n #x00000004) (= counter #x00000008)) $7 $8 $9) $10 (bvuge n #x00000004) $11 (bvuge $12 #b0000100) $16 (or (and (= n #x00000004) (= #b0001000 $12)) $13 $14 $15))))))
;   847: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!458)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000004) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000004) (bvult counter #x0000003a) (or (and (= applyHanoi.n #x00000004) (= counter #x00000008)) (and (= applyHanoi.n #x00000005) (= counter #x0000000f)) (and (= applyHanoi.n #x00000006) (= counter #x0000001d)) (and (= applyHanoi.n #x00000007) (= counter #x00000039))) (= n applyHanoi.n) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000100) (bvult $1 #b0111010) (or (and (= n #x00000004) (= #b0001000 $1)) (and (= n #x00000005) (= #b0001111 $1)) (and (= n #x00000006) (= #b0011101 $1)) (and (= n #x00000007) (= #b0111001 $1)))))
;   848: (let (($1 (= applyHanoi.n #x00000004)) ($2 ((_ extract 6 0) counter))) (and $1 (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000002) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000002) (bvult counter #x00000041) (or (and (= applyHanoi.n #x00000002) (= counter #x00000002)) (and (= applyHanoi.n #x00000003) (= counter #x00000004)) (and $1 (= counter #x00000008)) (and (= applyHanoi.n #x00000005) (= counter #x00000010)) (and (= applyHanoi.n #x00000006) (= counter #x00000020)) (and (= applyHanoi.n #x00000007) (= counter #x00000040))) (= n applyHanoi.n) (bvuge n #x00000002) (bvult n #x00000008) (bvuge $2 #b0000010) (or (and (= n #x00000002) (= #b0000010 $2)) (and (= n #x00000007) (= #b1000000 $2)) (and (= n #x00000006) (= #b0100000 $2)) (and (= n #x00000005) (= #b0010000 $2)) (and (= n #x00000004) (= #b0001000 $2)) (and (= n #x00000003) (= #b0000100 $2))) (bvult $2 #b1000001)))
;   852: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!458)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!462)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000003b) (or (and (= applyHanoi.n #x00000005) (= counter #x00000010)) (and (= applyHanoi.n #x00000006) (= counter #x0000001e)) (and (= applyHanoi.n #x00000007) (= counter #x0000003a))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0010000 $1)) (and (= n #x00000007) (= #b0111010 $1)) (and (= n #x00000006) (= #b0011110 $1))) (bvult $1 #b0111011)))
;   853: (let (($1 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!458))) ($2 (= ((_ sign_extend 1) applyHanoi.n!458) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!458))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n #x00000008)) ($6 (bvult counter #x0000003e)) ($7 (and (= applyHanoi.n #x00000006) (= counter #x0000001f))) ($8 (and (= applyHanoi.n #x00000007) (= counter #x0000003d))) ($9 (= n applyHanoi.n)) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000006) (= #b0011111 $11))) ($13 (and (= n #x00000007) (= #b0111101 $11))) ($14 (bvult $11 #b0111110))) (and $1 (or $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $5 $6 (or $7 $8) $9 (bvuge n #x00000006) $10 (bvuge $11 #b0000110) (or $12 $13) $14)) (=> $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000005) $5 (bvuge counter #x00000005) $6 (or (and (= applyHanoi.n #x00000005) (= counter #x00000010)) $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000101) $14 (or (and (= n #x00000005) (= #b0010000 $11)) $12 $13))))))
;   857: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!458)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!462)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!466)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000003c) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001f)) (and (= applyHanoi.n #x00000007) (= counter #x0000003b))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000007) (= #b0111011 $1)) (and (= n #x00000006) (= #b0011111 $1))) (bvult $1 #b0111100)))
;   858: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!462) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!462)))) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!458)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!462)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000003d) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001f)) (and (= applyHanoi.n #x00000007) (= counter #x0000003c))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011111 $1)) (and (= n #x00000007) (= #b0111100 $1))) (bvult $1 #b0111101)))
;   864: false
;   866: true
;   872: false
;   874: true
;   878: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!462) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!462)))) (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!458)) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!462)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000003d) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001f)) (and (= applyHanoi.n #x00000007) (= counter #x0000003c))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011111 $1)) (and (= n #x00000007) (= #b0111100 $1))) (bvult $1 #b0111101)))
;   880: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!458)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!478)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000003d) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001f)) (and (= applyHanoi.n #x00000007) (= counter #x0000003c))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011111 $1)) (and (= n #x00000007) (= #b0111100 $1))) (bvult $1 #b0111101)))
;   881: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!458)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000003e) (or (and (= applyHanoi.n #x00000006) (= counter #x0000001f)) (and (= applyHanoi.n #x00000007) (= counter #x0000003d))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0011111 $1)) (and (= n #x00000007) (= #b0111101 $1))) (bvult $1 #b0111110)))
;   887: false
;   889: true
;   895: false
;   897: true
;   903: (let (($1 (= applyHanoi.n (bvadd #x00000004 applyHanoi.n!458))) ($2 (= ((_ sign_extend 1) applyHanoi.n!458) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!458))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n #x00000008)) ($6 (bvult counter #x0000003e)) ($7 (and (= applyHanoi.n #x00000006) (= counter #x0000001f))) ($8 (and (= applyHanoi.n #x00000007) (= counter #x0000003d))) ($9 (= n applyHanoi.n)) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000006) (= #b0011111 $11))) ($13 (and (= n #x00000007) (= #b0111101 $11))) ($14 (bvult $11 #b0111110))) (and $1 (or $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) $5 $6 (or $7 $8) $9 (bvuge n #x00000006) $10 (bvuge $11 #b0000110) (or $12 $13) $14)) (=> $2 (and $1 $3 $4 (bvuge applyHanoi.n #x00000005) $5 (bvuge counter #x00000005) $6 (or (and (= applyHanoi.n #x00000005) (= counter #x00000010)) $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000101) $14 (or (and (= n #x00000005) (= #b0010000 $11)) $12 $13))))))
;   905: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!490)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000005) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000005) (bvult counter #x0000003e) (or (and (= applyHanoi.n #x00000005) (= counter #x00000010)) (and (= applyHanoi.n #x00000006) (= counter #x0000001f)) (and (= applyHanoi.n #x00000007) (= counter #x0000003d))) (= n applyHanoi.n) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b0111110) (or (and (= n #x00000005) (= #b0010000 $1)) (and (= n #x00000006) (= #b0011111 $1)) (and (= n #x00000007) (= #b0111101 $1)))))
;   906: (let (($1 (= n #x00000005)) ($2 ((_ extract 6 0) counter))) (and (= applyHanoi.n #x00000005) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult counter #x0000003e) (= counter #x00000010) $1 (bvuge n #x00000002) (bvult n #x00000008) (bvuge $2 #b0000010) (or (and (= n #x00000002) (= #b0000010 $2)) (and (= n #x00000007) (= #b1000000 $2)) (and (= n #x00000006) (= #b0100000 $2)) (and $1 (= #b0010000 $2)) (and (= n #x00000004) (= #b0001000 $2)) (and (= n #x00000003) (= #b0000100 $2))) (bvult $2 #b1000001)))
;   910: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!490)) (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!494)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x0000003f) (or (and (= applyHanoi.n #x00000006) (= counter #x00000020)) (and (= applyHanoi.n #x00000007) (= counter #x0000003e))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0100000 $1)) (and (= n #x00000007) (= #b0111110 $1))) (bvult $1 #b0111111)))
;   911: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!490) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!490)))) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!490)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000040) (or (and (= applyHanoi.n #x00000006) (= counter #x00000020)) (and (= applyHanoi.n #x00000007) (= counter #x0000003f))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0100000 $1)) (and (= n #x00000007) (= #b0111111 $1))) (bvsge $1 #b0000000)))
;   917: false
;   919: true
;   925: false
;   927: true
;   931: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!490) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!490)))) (= applyHanoi.n (bvadd #x00000005 applyHanoi.n!490)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000040) (or (and (= applyHanoi.n #x00000006) (= counter #x00000020)) (and (= applyHanoi.n #x00000007) (= counter #x0000003f))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0100000 $1)) (and (= n #x00000007) (= #b0111111 $1))) (bvsge $1 #b0000000)))
;   933: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n (bvadd #x00000006 applyHanoi.n!506)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000006) (bvuge counter #x00000006) (bvult applyHanoi.n #x00000008) (bvult counter #x00000040) (or (and (= applyHanoi.n #x00000006) (= counter #x00000020)) (and (= applyHanoi.n #x00000007) (= counter #x0000003f))) (= n applyHanoi.n) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000006) (= #b0100000 $1)) (and (= n #x00000007) (= #b0111111 $1))) (bvsge $1 #b0000000)))
;   934: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge applyHanoi.n #x00000002) (bvult applyHanoi.n #x00000008) (bvuge counter #x00000002) (bvult counter #x00000041) (or (and (= applyHanoi.n #x00000002) (= counter #x00000002)) (and (= applyHanoi.n #x00000003) (= counter #x00000004)) (and (= applyHanoi.n #x00000004) (= counter #x00000008)) (and (= applyHanoi.n #x00000005) (= counter #x00000010)) (and (= applyHanoi.n #x00000006) (= counter #x00000020)) (and (= applyHanoi.n #x00000007) (= counter #x00000040))) (= n applyHanoi.n) (bvuge n #x00000002) (bvult n #x00000008) (bvuge $1 #b0000010) (or (and (= n #x00000002) (= #b0000010 $1)) (and (= n #x00000007) (= #b1000000 $1)) (and (= n #x00000006) (= #b0100000 $1)) (and (= n #x00000005) (= #b0010000 $1)) (and (= n #x00000004) (= #b0001000 $1)) (and (= n #x00000003) (= #b0000100 $1))) (bvult $1 #b1000001)))
;   940: false
;   942: true
;   946: (let (($1 (= n #x00000007)) ($2 ((_ extract 6 0) counter))) (and (= #x00000000 applyHanoi.n!514) (= applyHanoi.n #x00000007) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000007) (bvult counter #x00000041) (= counter #x00000040) $1 (= n applyHanoi.n) (bvuge n #x00000002) (bvult n #x00000008) (bvuge $2 #b0000010) (or (and (= n #x00000002) (= #b0000010 $2)) (and $1 (= #b1000000 $2)) (and (= n #x00000006) (= #b0100000 $2)) (and (= n #x00000005) (= #b0010000 $2)) (and (= n #x00000004) (= #b0001000 $2)) (and (= n #x00000003) (= #b0000100 $2))) (bvult $2 #b1000001)))
;   948: false
;   950: true
;   964: (let (($1 (= ((_ sign_extend 1) applyHanoi.n) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n #x00000008)) ($5 (bvult counter #x00000041)) ($6 (and (= applyHanoi.n #x00000002) (= counter #x00000002))) ($7 (and (= applyHanoi.n #x00000003) (= counter #x00000004))) ($8 (and (= applyHanoi.n #x00000004) (= counter #x00000008))) ($9 (and (= applyHanoi.n #x00000005) (= counter #x00000010))) ($10 (and (= applyHanoi.n #x00000006) (= counter #x00000020))) ($11 (and (= applyHanoi.n #x00000007) (= counter #x00000040))) ($12 (= n applyHanoi.n)) ($13 (bvuge n #x00000002)) ($14 (bvult n #x00000008)) ($15 ((_ extract 6 0) counter))) (let (($16 (bvuge $15 #b0000010)) ($17 (or (and (= n #x00000002) (= #b0000010 $15)) (and (= n #x00000007) (= #b1000000 $15)) (and (= n #x00000006) (= #b0100000 $15)) (and (= n #x00000005) (= #b0010000 $15)) (and (= n #x00000004) (= #b0001000 $15)) (and (= n #x00000003) (= #b0000100 $15)))) ($18 (bvult $15 #b1000001))) (and (or $1 (and $2 $3 (bvuge applyHanoi.n #x00000002) $4 (bvuge counter #x00000002) $5 (or $6 $7 $8 $9 $10 $11) $12 $13 $14 $16 $17 $18)) (=> $1 (and (not (= #x00000000 applyHanoi.n)) $2 $3 $4 $5 (not (= counter #x00000000)) (or $6 $7 $8 $9 $10 $11 (and (= #x00000001 applyHanoi.n) (= counter #x00000001))) $12 $14 (or (= n #x00000001) (not (= ((_ sign_extend 1) (bvadd #xffffffff n)) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xfffffffe n))))) (and $13 $14 $16 $17 $18) (not (= ((_ zero_extend 26) $15) (bvadd #b111111111111111111111111111111111 ((_ sign_extend 1) (bvadd #x00000001 ((_ zero_extend 25) $15))))))))))))
;   966: (let (($1 (bvult n #x00000008)) ($2 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvult counter #x00000041) (not (= counter #x00000000)) (bvult applyHanoi.n!518 #x00000007) (or (and (= #x00000000 applyHanoi.n!518) (= counter #x00000001)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000020)) (and (= #x00000001 applyHanoi.n!518) (= counter #x00000002)) (and (= #x00000002 applyHanoi.n!518) (= counter #x00000004)) (and (= counter #x00000008) (= #x00000003 applyHanoi.n!518)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000010)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000040))) (= n (bvadd #x00000001 applyHanoi.n!518)) $1 (or (= n #x00000001) (not (= ((_ sign_extend 1) (bvadd #xffffffff n)) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xfffffffe n))))) (and (bvuge n #x00000002) $1 (bvuge $2 #b0000010) (or (and (= n #x00000002) (= #b0000010 $2)) (and (= n #x00000007) (= #b1000000 $2)) (and (= n #x00000006) (= #b0100000 $2)) (and (= n #x00000005) (= #b0010000 $2)) (and (= n #x00000004) (= #b0001000 $2)) (and (= n #x00000003) (= #b0000100 $2))) (bvult $2 #b1000001)) (not (= ((_ zero_extend 26) $2) (bvadd #b111111111111111111111111111111111 ((_ sign_extend 1) (bvadd #x00000001 ((_ zero_extend 25) $2)))))))))
;   967: (let (($1 (bvult n #x00000008))) (and (not (= #x00000000 n)) (bvult n #x00000020) $1 (or (= n #x00000001) (and (bvuge n #x00000002) $1 (or (= n #x00000002) (= n #x00000003) (= n #x00000004) (= n #x00000005) (= n #x00000006) (= n #x00000007))))))
;   971: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 applyHanoi.n!518)) (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000002) (bvult applyHanoi.n!518 #x00000007) (bvult counter #x00000042) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000021)) (and (= #x00000001 applyHanoi.n!518) (= counter #x00000003)) (and (= #x00000002 applyHanoi.n!518) (= counter #x00000005)) (and (= #x00000003 applyHanoi.n!518) (= counter #x00000009)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000011)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000041))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000002) (bvult n #x00000008) (bvuge $1 #b0000011) (or (and (= n #x00000005) (= #b0010001 $1)) (and (= n #x00000007) (= #b1000001 $1)) (and (= n #x00000006) (= #b0100001 $1)) (and (= n #x00000004) (= #b0001001 $1)) (and (= n #x00000003) (= #b0000101 $1)) (and (= n #x00000002) (= #b0000011 $1))) (bvult $1 #b1000010)))
;   972: (let (($1 (= ((_ sign_extend 1) applyHanoi.n!518) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!518))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n!518 #x00000007)) ($5 (bvult counter #x00000061)) ($6 (and (= counter #x00000006) (= #x00000002 applyHanoi.n!518))) ($7 (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000c))) ($8 (and (= applyHanoi.n!518 #x00000004) (= counter #x00000018))) ($9 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000030))) ($10 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000060))) ($11 (= n (bvadd #x00000001 applyHanoi.n!518))) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000007) (= #b1100000 $13))) ($15 (and (= n #x00000006) (= #b0110000 $13))) ($16 (and (= n #x00000005) (= #b0011000 $13))) ($17 (and (= n #x00000004) (= #b0001100 $13))) ($18 (and (= n #x00000003) (= #b0000110 $13))) ($19 (bvult $13 #b1100001))) (and (or $1 (and $2 $3 (bvuge counter #x00000003) $4 (bvuge applyHanoi.n!518 #x00000002) $5 (or $6 $7 $8 $9 $10) $11 (bvuge n #x00000003) $12 (bvuge $13 #b0000100) (or $14 $15 $16 $17 $18) $19)) (=> $1 (and (not (= #x00000000 applyHanoi.n!518)) $2 $3 (bvuge counter #x00000002) $4 $5 (or (and (= #x00000001 applyHanoi.n!518) (= counter #x00000003)) $6 $7 $8 $9 $10) $11 (bvuge n #x00000002) $12 (bvuge $13 #b0000011) $19 (or (and (= n #x00000002) (= #b0000011 $13)) $14 $15 $16 $17 $18))))))
;   976: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000003) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000002) (bvult counter #x00000043) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000022)) (and (= counter #x00000006) (= #x00000002 applyHanoi.n!518)) (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000a)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000012)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000042))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000003) (= #b0000110 $1)) (and (= n #x00000005) (= #b0010010 $1)) (and (= n #x00000007) (= #b1000010 $1)) (and (= n #x00000006) (= #b0100010 $1)) (and (= n #x00000004) (= #b0001010 $1))) (bvult $1 #b1000011)))
;   977: (let (($1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522))) ($2 (= ((_ sign_extend 1) applyHanoi.n!522) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!522))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!518 #x00000007)) ($6 (bvult counter #x00000052)) ($7 (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b))) ($8 (and (= applyHanoi.n!518 #x00000004) (= counter #x00000015))) ($9 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029))) ($10 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000051))) ($11 (= n (bvadd #x00000001 applyHanoi.n!518))) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000004) (= #b0001011 $13))) ($15 (and (= n #x00000005) (= #b0010101 $13))) ($16 (and (= n #x00000006) (= #b0101001 $13))) ($17 (and (= n #x00000007) (= #b1010001 $13))) ($18 (bvult $13 #b1010010))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000004) $5 (bvuge applyHanoi.n!518 #x00000003) $6 (or $7 $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000101) (or $14 $15 $16 $17) $18)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000003) $5 (bvuge applyHanoi.n!518 #x00000002) $6 (or (and (= counter #x00000006) (= #x00000002 applyHanoi.n!518)) $7 $8 $9 $10) $11 (bvuge n #x00000003) $12 (bvuge $13 #b0000100) $18 (or (and (= n #x00000003) (= #b0000110 $13)) $14 $15 $16 $17))))))
;   981: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!530)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000003) (bvult counter #x00000044) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000023)) (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000013)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000043))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0010011 $1)) (and (= n #x00000007) (= #b1000011 $1)) (and (= n #x00000006) (= #b0100011 $1)) (and (= n #x00000004) (= #b0001011 $1))) (bvult $1 #b1000100)))
;   982: (let (($1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522))) ($2 (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526))) ($3 (= ((_ sign_extend 1) applyHanoi.n!526) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!526))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n!518 #x00000007)) ($7 (bvult counter #x0000004b)) ($8 (and (= applyHanoi.n!518 #x00000004) (= counter #x00000014))) ($9 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000026))) ($10 (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004a))) ($11 (= n (bvadd #x00000001 applyHanoi.n!518))) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000005) (= #b0010100 $13))) ($15 (and (= n #x00000006) (= #b0100110 $13))) ($16 (and (= n #x00000007) (= #b1001010 $13))) ($17 (bvult $13 #b1001011))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge counter #x00000005) $6 (bvuge applyHanoi.n!518 #x00000004) $7 (or $8 $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000110) (or $14 $15 $16) $17)) (=> $3 (and $1 $2 $4 $5 (bvuge counter #x00000004) $6 (bvuge applyHanoi.n!518 #x00000003) $7 (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b)) $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000101) $17 (or (and (= n #x00000004) (= #b0001011 $13)) $14 $15 $16))))))
;   986: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!530)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!534)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x00000045) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000024)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000014)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000044))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0010100 $1)) (and (= n #x00000007) (= #b1000100 $1)) (and (= n #x00000006) (= #b0100100 $1))) (bvult $1 #b1000101)))
;   987: (let (($1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522))) ($2 (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526))) ($3 (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!530))) ($4 (= ((_ sign_extend 1) applyHanoi.n!530) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!530))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n!518 #x00000007)) ($8 (bvult counter #x00000048)) ($9 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000025))) ($10 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000047))) ($11 (= n (bvadd #x00000001 applyHanoi.n!518))) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000006) (= #b0100101 $13))) ($15 (and (= n #x00000007) (= #b1000111 $13))) ($16 (bvult $13 #b1001000))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge counter #x00000006) $7 (bvuge applyHanoi.n!518 #x00000005) $8 (or $9 $10) $11 (bvuge n #x00000006) $12 (bvuge $13 #b0000111) (or $14 $15) $16)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge counter #x00000005) $7 (bvuge applyHanoi.n!518 #x00000004) $8 (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000014)) $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000110) $16 (or (and (= n #x00000005) (= #b0010100 $13)) $14 $15))))))
;   991: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!530)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!534)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!538)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000046) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000025)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000045))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (or (and (= n #x00000007) (= #b1000101 $1)) (and (= n #x00000006) (= #b0100101 $1))) (bvult $1 #b1000110) (bvuge $1 #b0000111)))
;   992: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!534) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!534)))) (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!530)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!534)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000047) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000025)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000046))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0100101 $1)) (and (= n #x00000007) (= #b1000110 $1))) (bvult $1 #b1000111)))
;   998: false
;   1000: true
;   1006: false
;   1008: true
;   1012: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!534) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!534)))) (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!530)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!534)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000047) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000025)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000046))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0100101 $1)) (and (= n #x00000007) (= #b1000110 $1))) (bvult $1 #b1000111)))
;   1014: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!530)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!550)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000047) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000025)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000046))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0100101 $1)) (and (= n #x00000007) (= #b1000110 $1))) (bvult $1 #b1000111)))
;   1015: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!530)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000048) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000025)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000047))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0100101 $1)) (and (= n #x00000007) (= #b1000111 $1))) (bvult $1 #b1001000)))
;   1021: false
;   1023: true
;   1029: false
;   1031: true
;   1037: (let (($1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522))) ($2 (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526))) ($3 (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!530))) ($4 (= ((_ sign_extend 1) applyHanoi.n!530) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!530))))) ($5 (not (= #x00000000 n))) ($6 (bvult n #x00000020)) ($7 (bvult applyHanoi.n!518 #x00000007)) ($8 (bvult counter #x00000048)) ($9 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000025))) ($10 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000047))) ($11 (= n (bvadd #x00000001 applyHanoi.n!518))) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000006) (= #b0100101 $13))) ($15 (and (= n #x00000007) (= #b1000111 $13))) ($16 (bvult $13 #b1001000))) (and $1 $2 $3 (or $4 (and $1 $2 $3 $5 $6 (bvuge counter #x00000006) $7 (bvuge applyHanoi.n!518 #x00000005) $8 (or $9 $10) $11 (bvuge n #x00000006) $12 (bvuge $13 #b0000111) (or $14 $15) $16)) (=> $4 (and $1 $2 $3 $5 $6 (bvuge counter #x00000005) $7 (bvuge applyHanoi.n!518 #x00000004) $8 (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000014)) $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000110) $16 (or (and (= n #x00000005) (= #b0010100 $13)) $14 $15))))))
;   1039: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!562)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x00000048) (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000014)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000025)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000047))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (bvult $1 #b1001000) (or (and (= n #x00000005) (= #b0010100 $1)) (and (= n #x00000006) (= #b0100101 $1)) (and (= n #x00000007) (= #b1000111 $1)))))
;   1040: (let (($1 (= applyHanoi.n!518 #x00000004)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= #x00000003 applyHanoi.n!522) (= #x00000002 applyHanoi.n!526) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x0000004b) (or (and $1 (= counter #x00000014)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000026)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004a))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $2 #b0000110) (or (and (= n #x00000005) (= #b0010100 $2)) (and (= n #x00000006) (= #b0100110 $2)) (and (= n #x00000007) (= #b1001010 $2))) (bvult $2 #b1001011)))
;   1044: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!562)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!566)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000049) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000026)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000048))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0100110 $1)) (and (= n #x00000007) (= #b1001000 $1))) (bvult $1 #b1001001)))
;   1045: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!562) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!562)))) (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!562)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000004a) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000026)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000049))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0100110 $1)) (and (= n #x00000007) (= #b1001001 $1))) (bvult $1 #b1001010)))
;   1051: false
;   1053: true
;   1059: false
;   1061: true
;   1065: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!562) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!562)))) (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!562)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000004a) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000026)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000049))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0100110 $1)) (and (= n #x00000007) (= #b1001001 $1))) (bvult $1 #b1001010)))
;   1067: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!578)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000004a) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000026)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000049))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0100110 $1)) (and (= n #x00000007) (= #b1001001 $1))) (bvult $1 #b1001010)))
;   1068: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x0000004b) (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000014)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000026)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004a))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0010100 $1)) (and (= n #x00000006) (= #b0100110 $1)) (and (= n #x00000007) (= #b1001010 $1))) (bvult $1 #b1001011)))
;   1074: false
;   1076: true
;   1082: false
;   1084: true
;   1092: (let (($1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522))) ($2 (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!526))) ($3 (= ((_ sign_extend 1) applyHanoi.n!526) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!526))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n!518 #x00000007)) ($7 (bvult counter #x0000004b)) ($8 (and (= applyHanoi.n!518 #x00000004) (= counter #x00000014))) ($9 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000026))) ($10 (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004a))) ($11 (= n (bvadd #x00000001 applyHanoi.n!518))) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000005) (= #b0010100 $13))) ($15 (and (= n #x00000006) (= #b0100110 $13))) ($16 (and (= n #x00000007) (= #b1001010 $13))) ($17 (bvult $13 #b1001011))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge counter #x00000005) $6 (bvuge applyHanoi.n!518 #x00000004) $7 (or $8 $9 $10) $11 (bvuge n #x00000005) $12 (bvuge $13 #b0000110) (or $14 $15 $16) $17)) (=> $3 (and $1 $2 $4 $5 (bvuge counter #x00000004) $6 (bvuge applyHanoi.n!518 #x00000003) $7 (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b)) $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000101) $17 (or (and (= n #x00000004) (= #b0001011 $13)) $14 $15 $16))))))
;   1094: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!590)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000003) (bvult counter #x0000004b) (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000014)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000026)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004a))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b1001011) (or (and (= n #x00000004) (= #b0001011 $1)) (and (= n #x00000005) (= #b0010100 $1)) (and (= n #x00000006) (= #b0100110 $1)) (and (= n #x00000007) (= #b1001010 $1)))))
;   1095: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000003) (bvult counter #x00000052) (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000015)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000051))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000004) (= #b0001011 $1)) (and (= n #x00000005) (= #b0010101 $1)) (and (= n #x00000006) (= #b0101001 $1)) (and (= n #x00000007) (= #b1010001 $1))) (bvult $1 #b1010010)))
;   1099: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!590)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!594)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x0000004c) (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000015)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000027)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004b))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0010101 $1)) (and (= n #x00000007) (= #b1001011 $1)) (and (= n #x00000006) (= #b0100111 $1))) (bvult $1 #b1001100)))
;   1100: (let (($1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522))) ($2 (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!590))) ($3 (= ((_ sign_extend 1) applyHanoi.n!590) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!590))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n!518 #x00000007)) ($7 (bvult counter #x0000004f)) ($8 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000028))) ($9 (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004e))) ($10 (= n (bvadd #x00000001 applyHanoi.n!518))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0101000 $12))) ($14 (and (= n #x00000007) (= #b1001110 $12))) ($15 (bvult $12 #b1001111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge counter #x00000006) $6 (bvuge applyHanoi.n!518 #x00000005) $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000111) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge counter #x00000005) $6 (bvuge applyHanoi.n!518 #x00000004) $7 (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000015)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) $15 (or (and (= n #x00000005) (= #b0010101 $12)) $13 $14))))))
;   1104: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!590)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!594)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!598)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000004d) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000028)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004c))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000007) (= #b1001100 $1)) (and (= n #x00000006) (= #b0101000 $1))) (bvult $1 #b1001101)))
;   1105: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!594) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!594)))) (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!590)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!594)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000004e) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000028)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004d))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101000 $1)) (and (= n #x00000007) (= #b1001101 $1))) (bvult $1 #b1001110)))
;   1111: false
;   1113: true
;   1119: false
;   1121: true
;   1125: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!594) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!594)))) (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!590)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!594)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000004e) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000028)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004d))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101000 $1)) (and (= n #x00000007) (= #b1001101 $1))) (bvult $1 #b1001110)))
;   1127: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!590)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!610)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000004e) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000028)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004d))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101000 $1)) (and (= n #x00000007) (= #b1001101 $1))) (bvult $1 #b1001110)))
;   1128: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!590)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000004f) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000028)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004e))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101000 $1)) (and (= n #x00000007) (= #b1001110 $1))) (bvult $1 #b1001111)))
;   1134: false
;   1136: true
;   1142: false
;   1144: true
;   1150: (let (($1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522))) ($2 (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!590))) ($3 (= ((_ sign_extend 1) applyHanoi.n!590) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!590))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n!518 #x00000007)) ($7 (bvult counter #x0000004f)) ($8 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000028))) ($9 (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004e))) ($10 (= n (bvadd #x00000001 applyHanoi.n!518))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0101000 $12))) ($14 (and (= n #x00000007) (= #b1001110 $12))) ($15 (bvult $12 #b1001111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge counter #x00000006) $6 (bvuge applyHanoi.n!518 #x00000005) $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000111) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge counter #x00000005) $6 (bvuge applyHanoi.n!518 #x00000004) $7 (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000015)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) $15 (or (and (= n #x00000005) (= #b0010101 $12)) $13 $14))))))
;   1152: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!622)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x0000004f) (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000015)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000028)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004e))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (bvult $1 #b1001111) (or (and (= n #x00000005) (= #b0010101 $1)) (and (= n #x00000006) (= #b0101000 $1)) (and (= n #x00000007) (= #b1001110 $1)))))
;   1153: (let (($1 (= applyHanoi.n!518 #x00000004)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= #x00000003 applyHanoi.n!522) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000003) (bvult counter #x00000052) (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b)) (and $1 (= counter #x00000015)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000051))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $2 #b0000101) (or (and (= n #x00000004) (= #b0001011 $2)) (and (= n #x00000005) (= #b0010101 $2)) (and (= n #x00000006) (= #b0101001 $2)) (and (= n #x00000007) (= #b1010001 $2))) (bvult $2 #b1010010)))
;   1157: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!622)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!626)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000050) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000004f))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101001 $1)) (and (= n #x00000007) (= #b1001111 $1))) (bvult $1 #b1010000)))
;   1158: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!622) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!622)))) (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!622)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000051) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000050))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101001 $1)) (and (= n #x00000007) (= #b1010000 $1))) (bvult $1 #b1010001)))
;   1164: false
;   1166: true
;   1172: false
;   1174: true
;   1178: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!622) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!622)))) (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!622)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000051) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000050))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101001 $1)) (and (= n #x00000007) (= #b1010000 $1))) (bvult $1 #b1010001)))
;   1180: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!638)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000051) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000050))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101001 $1)) (and (= n #x00000007) (= #b1010000 $1))) (bvult $1 #b1010001)))
;   1181: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000003) (bvult counter #x00000052) (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000015)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000051))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000004) (= #b0001011 $1)) (and (= n #x00000005) (= #b0010101 $1)) (and (= n #x00000006) (= #b0101001 $1)) (and (= n #x00000007) (= #b1010001 $1))) (bvult $1 #b1010010)))
;   1187: false
;   1189: true
;   1195: false
;   1197: true
;   1207: (let (($1 (= applyHanoi.n!518 (bvadd #x00000001 applyHanoi.n!522))) ($2 (= ((_ sign_extend 1) applyHanoi.n!522) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!522))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!518 #x00000007)) ($6 (bvult counter #x00000052)) ($7 (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b))) ($8 (and (= applyHanoi.n!518 #x00000004) (= counter #x00000015))) ($9 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029))) ($10 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000051))) ($11 (= n (bvadd #x00000001 applyHanoi.n!518))) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000004) (= #b0001011 $13))) ($15 (and (= n #x00000005) (= #b0010101 $13))) ($16 (and (= n #x00000006) (= #b0101001 $13))) ($17 (and (= n #x00000007) (= #b1010001 $13))) ($18 (bvult $13 #b1010010))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000004) $5 (bvuge applyHanoi.n!518 #x00000003) $6 (or $7 $8 $9 $10) $11 (bvuge n #x00000004) $12 (bvuge $13 #b0000101) (or $14 $15 $16 $17) $18)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000003) $5 (bvuge applyHanoi.n!518 #x00000002) $6 (or (and (= counter #x00000006) (= #x00000002 applyHanoi.n!518)) $7 $8 $9 $10) $11 (bvuge n #x00000003) $12 (bvuge $13 #b0000100) $18 (or (and (= n #x00000003) (= #b0000110 $13)) $14 $15 $16 $17))))))
;   1209: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000003) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000002) (bvult counter #x00000052) (or (and (= counter #x00000006) (= #x00000002 applyHanoi.n!518)) (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000b)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000015)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000029)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000051))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000100) (bvult $1 #b1010010) (or (and (= n #x00000003) (= #b0000110 $1)) (and (= n #x00000004) (= #b0001011 $1)) (and (= n #x00000005) (= #b0010101 $1)) (and (= n #x00000006) (= #b0101001 $1)) (and (= n #x00000007) (= #b1010001 $1)))))
;   1210: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000003) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000002) (bvult counter #x00000061) (or (and (= counter #x00000006) (= #x00000002 applyHanoi.n!518)) (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000c)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000018)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000030)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000060))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000007) (= #b1100000 $1)) (and (= n #x00000006) (= #b0110000 $1)) (and (= n #x00000005) (= #b0011000 $1)) (and (= n #x00000004) (= #b0001100 $1)) (and (= n #x00000003) (= #b0000110 $1))) (bvult $1 #b1100001)))
;   1214: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!654)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000003) (bvult counter #x00000053) (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000c)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000016)) (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002a)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000052))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000004) (= #b0001100 $1)) (and (= n #x00000005) (= #b0010110 $1)) (and (= n #x00000007) (= #b1010010 $1)) (and (= n #x00000006) (= #b0101010 $1))) (bvult $1 #b1010011)))
;   1215: (let (($1 (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650))) ($2 (= ((_ sign_extend 1) applyHanoi.n!650) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!650))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!518 #x00000007)) ($6 (bvult counter #x0000005a)) ($7 (and (= applyHanoi.n!518 #x00000004) (= counter #x00000017))) ($8 (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002d))) ($9 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000059))) ($10 (= n (bvadd #x00000001 applyHanoi.n!518))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000005) (= #b0010111 $12))) ($14 (and (= n #x00000006) (= #b0101101 $12))) ($15 (and (= n #x00000007) (= #b1011001 $12))) ($16 (bvult $12 #b1011010))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!518 #x00000004) $6 (or $7 $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) (or $13 $14 $15) $16)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000004) $5 (bvuge applyHanoi.n!518 #x00000003) $6 (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000c)) $7 $8 $9) $10 (bvuge n #x00000004) $11 (bvuge $12 #b0000101) $16 (or (and (= n #x00000004) (= #b0001100 $12)) $13 $14 $15))))))
;   1219: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!654)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!658)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x00000054) (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000017)) (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002b)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000053))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0010111 $1)) (and (= n #x00000007) (= #b1010011 $1)) (and (= n #x00000006) (= #b0101011 $1))) (bvult $1 #b1010100)))
;   1220: (let (($1 (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650))) ($2 (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!654))) ($3 (= ((_ sign_extend 1) applyHanoi.n!654) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!654))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n!518 #x00000007)) ($7 (bvult counter #x00000057)) ($8 (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002c))) ($9 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000056))) ($10 (= n (bvadd #x00000001 applyHanoi.n!518))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0101100 $12))) ($14 (and (= n #x00000007) (= #b1010110 $12))) ($15 (bvult $12 #b1010111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge counter #x00000006) $6 (bvuge applyHanoi.n!518 #x00000005) $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000111) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge counter #x00000005) $6 (bvuge applyHanoi.n!518 #x00000004) $7 (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000017)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) $15 (or (and (= n #x00000005) (= #b0010111 $12)) $13 $14))))))
;   1224: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!654)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!658)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!662)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000055) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002c)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000054))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000007) (= #b1010100 $1)) (and (= n #x00000006) (= #b0101100 $1))) (bvult $1 #b1010101)))
;   1225: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!658) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!658)))) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!654)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!658)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000056) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002c)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000055))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101100 $1)) (and (= n #x00000007) (= #b1010101 $1))) (bvult $1 #b1010110)))
;   1231: false
;   1233: true
;   1239: false
;   1241: true
;   1245: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!658) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!658)))) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!654)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!658)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000056) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002c)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000055))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101100 $1)) (and (= n #x00000007) (= #b1010101 $1))) (bvult $1 #b1010110)))
;   1247: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!654)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!674)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000056) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002c)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000055))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101100 $1)) (and (= n #x00000007) (= #b1010101 $1))) (bvult $1 #b1010110)))
;   1248: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!654)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000057) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002c)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000056))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101100 $1)) (and (= n #x00000007) (= #b1010110 $1))) (bvult $1 #b1010111)))
;   1254: false
;   1256: true
;   1262: false
;   1264: true
;   1270: (let (($1 (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650))) ($2 (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!654))) ($3 (= ((_ sign_extend 1) applyHanoi.n!654) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!654))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n!518 #x00000007)) ($7 (bvult counter #x00000057)) ($8 (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002c))) ($9 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000056))) ($10 (= n (bvadd #x00000001 applyHanoi.n!518))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0101100 $12))) ($14 (and (= n #x00000007) (= #b1010110 $12))) ($15 (bvult $12 #b1010111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge counter #x00000006) $6 (bvuge applyHanoi.n!518 #x00000005) $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000111) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge counter #x00000005) $6 (bvuge applyHanoi.n!518 #x00000004) $7 (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000017)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) $15 (or (and (= n #x00000005) (= #b0010111 $12)) $13 $14))))))
;   1272: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!686)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x00000057) (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000017)) (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002c)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000056))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (bvult $1 #b1010111) (or (and (= n #x00000005) (= #b0010111 $1)) (and (= n #x00000006) (= #b0101100 $1)) (and (= n #x00000007) (= #b1010110 $1)))))
;   1273: (let (($1 (= applyHanoi.n!518 #x00000004)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= #x00000002 applyHanoi.n!650) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x0000005a) (or (and $1 (= counter #x00000017)) (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002d)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000059))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $2 #b0000110) (or (and (= n #x00000005) (= #b0010111 $2)) (and (= n #x00000006) (= #b0101101 $2)) (and (= n #x00000007) (= #b1011001 $2))) (bvult $2 #b1011010)))
;   1277: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!686)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!690)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000058) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002d)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000057))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101101 $1)) (and (= n #x00000007) (= #b1010111 $1))) (bvult $1 #b1011000)))
;   1278: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!686) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!686)))) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!686)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000059) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002d)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000058))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101101 $1)) (and (= n #x00000007) (= #b1011000 $1))) (bvult $1 #b1011001)))
;   1284: false
;   1286: true
;   1292: false
;   1294: true
;   1298: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!686) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!686)))) (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!686)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000059) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002d)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000058))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101101 $1)) (and (= n #x00000007) (= #b1011000 $1))) (bvult $1 #b1011001)))
;   1300: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!702)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000059) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002d)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000058))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101101 $1)) (and (= n #x00000007) (= #b1011000 $1))) (bvult $1 #b1011001)))
;   1301: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x0000005a) (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000017)) (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002d)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000059))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0010111 $1)) (and (= n #x00000006) (= #b0101101 $1)) (and (= n #x00000007) (= #b1011001 $1))) (bvult $1 #b1011010)))
;   1307: false
;   1309: true
;   1315: false
;   1317: true
;   1325: (let (($1 (= applyHanoi.n!518 (bvadd #x00000002 applyHanoi.n!650))) ($2 (= ((_ sign_extend 1) applyHanoi.n!650) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!650))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!518 #x00000007)) ($6 (bvult counter #x0000005a)) ($7 (and (= applyHanoi.n!518 #x00000004) (= counter #x00000017))) ($8 (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002d))) ($9 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000059))) ($10 (= n (bvadd #x00000001 applyHanoi.n!518))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000005) (= #b0010111 $12))) ($14 (and (= n #x00000006) (= #b0101101 $12))) ($15 (and (= n #x00000007) (= #b1011001 $12))) ($16 (bvult $12 #b1011010))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!518 #x00000004) $6 (or $7 $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) (or $13 $14 $15) $16)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000004) $5 (bvuge applyHanoi.n!518 #x00000003) $6 (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000c)) $7 $8 $9) $10 (bvuge n #x00000004) $11 (bvuge $12 #b0000101) $16 (or (and (= n #x00000004) (= #b0001100 $12)) $13 $14 $15))))))
;   1327: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!714)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000003) (bvult counter #x0000005a) (or (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000c)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000017)) (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002d)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000059))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b1011010) (or (and (= n #x00000004) (= #b0001100 $1)) (and (= n #x00000005) (= #b0010111 $1)) (and (= n #x00000006) (= #b0101101 $1)) (and (= n #x00000007) (= #b1011001 $1)))))
;   1328: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000003) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000002) (bvult counter #x00000061) (or (and (= counter #x00000006) (= #x00000002 applyHanoi.n!518)) (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000c)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000018)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000030)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000060))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000007) (= #b1100000 $1)) (and (= n #x00000006) (= #b0110000 $1)) (and (= n #x00000005) (= #b0011000 $1)) (and (= n #x00000004) (= #b0001100 $1)) (and (= n #x00000003) (= #b0000110 $1))) (bvult $1 #b1100001)))
;   1332: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!714)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!718)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x0000005b) (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000018)) (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002e)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005a))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0011000 $1)) (and (= n #x00000007) (= #b1011010 $1)) (and (= n #x00000006) (= #b0101110 $1))) (bvult $1 #b1011011)))
;   1333: (let (($1 (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!714))) ($2 (= ((_ sign_extend 1) applyHanoi.n!714) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!714))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!518 #x00000007)) ($6 (bvult counter #x0000005e)) ($7 (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002f))) ($8 (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005d))) ($9 (= n (bvadd #x00000001 applyHanoi.n!518))) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000006) (= #b0101111 $11))) ($13 (and (= n #x00000007) (= #b1011101 $11))) ($14 (bvult $11 #b1011110))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000006) $5 (bvuge applyHanoi.n!518 #x00000005) $6 (or $7 $8) $9 (bvuge n #x00000006) $10 (bvuge $11 #b0000111) (or $12 $13) $14)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!518 #x00000004) $6 (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000018)) $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000110) $14 (or (and (= n #x00000005) (= #b0011000 $11)) $12 $13))))))
;   1337: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!714)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!718)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!722)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000005c) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002f)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005b))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000007) (= #b1011011 $1)) (and (= n #x00000006) (= #b0101111 $1))) (bvult $1 #b1011100)))
;   1338: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!718) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!718)))) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!714)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!718)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000005d) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002f)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005c))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101111 $1)) (and (= n #x00000007) (= #b1011100 $1))) (bvult $1 #b1011101)))
;   1344: false
;   1346: true
;   1352: false
;   1354: true
;   1358: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!718) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!718)))) (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!714)) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!718)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000005d) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002f)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005c))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101111 $1)) (and (= n #x00000007) (= #b1011100 $1))) (bvult $1 #b1011101)))
;   1360: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!714)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!734)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000005d) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002f)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005c))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101111 $1)) (and (= n #x00000007) (= #b1011100 $1))) (bvult $1 #b1011101)))
;   1361: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!714)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000005e) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002f)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005d))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0101111 $1)) (and (= n #x00000007) (= #b1011101 $1))) (bvult $1 #b1011110)))
;   1367: false
;   1369: true
;   1375: false
;   1377: true
;   1383: (let (($1 (= applyHanoi.n!518 (bvadd #x00000003 applyHanoi.n!714))) ($2 (= ((_ sign_extend 1) applyHanoi.n!714) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!714))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!518 #x00000007)) ($6 (bvult counter #x0000005e)) ($7 (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002f))) ($8 (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005d))) ($9 (= n (bvadd #x00000001 applyHanoi.n!518))) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000006) (= #b0101111 $11))) ($13 (and (= n #x00000007) (= #b1011101 $11))) ($14 (bvult $11 #b1011110))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000006) $5 (bvuge applyHanoi.n!518 #x00000005) $6 (or $7 $8) $9 (bvuge n #x00000006) $10 (bvuge $11 #b0000111) (or $12 $13) $14)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!518 #x00000004) $6 (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000018)) $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000110) $14 (or (and (= n #x00000005) (= #b0011000 $11)) $12 $13))))))
;   1385: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!746)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000004) (bvult counter #x0000005e) (or (and (= applyHanoi.n!518 #x00000004) (= counter #x00000018)) (and (= applyHanoi.n!518 #x00000005) (= counter #x0000002f)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005d))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (bvult $1 #b1011110) (or (and (= n #x00000005) (= #b0011000 $1)) (and (= n #x00000006) (= #b0101111 $1)) (and (= n #x00000007) (= #b1011101 $1)))))
;   1386: (let (($1 (= n #x00000005)) ($2 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 #x00000004) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult counter #x0000005e) (= counter #x00000018) $1 (bvuge n #x00000003) (bvult n #x00000008) (bvuge $2 #b0000100) (or (and (= n #x00000007) (= #b1100000 $2)) (and (= n #x00000006) (= #b0110000 $2)) (and $1 (= #b0011000 $2)) (and (= n #x00000004) (= #b0001100 $2)) (and (= n #x00000003) (= #b0000110 $2))) (bvult $2 #b1100001)))
;   1390: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!746)) (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!750)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x0000005f) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000030)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005e))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110000 $1)) (and (= n #x00000007) (= #b1011110 $1))) (bvult $1 #b1011111)))
;   1391: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!746) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!746)))) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!746)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000060) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000030)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005f))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110000 $1)) (and (= n #x00000007) (= #b1011111 $1))) (bvult $1 #b1100000)))
;   1397: false
;   1399: true
;   1405: false
;   1407: true
;   1411: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!746) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!746)))) (= applyHanoi.n!518 (bvadd #x00000004 applyHanoi.n!746)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000060) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000030)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005f))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110000 $1)) (and (= n #x00000007) (= #b1011111 $1))) (bvult $1 #b1100000)))
;   1413: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!518 (bvadd #x00000005 applyHanoi.n!762)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000005) (bvult counter #x00000060) (or (and (= applyHanoi.n!518 #x00000005) (= counter #x00000030)) (and (= applyHanoi.n!518 #x00000006) (= counter #x0000005f))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110000 $1)) (and (= n #x00000007) (= #b1011111 $1))) (bvult $1 #b1100000)))
;   1414: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000003) (bvult applyHanoi.n!518 #x00000007) (bvuge applyHanoi.n!518 #x00000002) (bvult counter #x00000061) (or (and (= counter #x00000006) (= #x00000002 applyHanoi.n!518)) (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000c)) (and (= applyHanoi.n!518 #x00000004) (= counter #x00000018)) (and (= applyHanoi.n!518 #x00000005) (= counter #x00000030)) (and (= applyHanoi.n!518 #x00000006) (= counter #x00000060))) (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000007) (= #b1100000 $1)) (and (= n #x00000006) (= #b0110000 $1)) (and (= n #x00000005) (= #b0011000 $1)) (and (= n #x00000004) (= #b0001100 $1)) (and (= n #x00000003) (= #b0000110 $1))) (bvult $1 #b1100001)))
;   1420: false
;   1422: true
;   1426: (let (($1 (= n #x00000007)) ($2 ((_ extract 6 0) counter))) (and (= #x00000000 applyHanoi.n!770) (= applyHanoi.n!518 #x00000006) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000007) (bvult counter #x00000061) (= counter #x00000060) $1 (= n (bvadd #x00000001 applyHanoi.n!518)) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $2 #b0000100) (or (and $1 (= #b1100000 $2)) (and (= n #x00000006) (= #b0110000 $2)) (and (= n #x00000005) (= #b0011000 $2)) (and (= n #x00000004) (= #b0001100 $2)) (and (= n #x00000003) (= #b0000110 $2))) (bvult $2 #b1100001)))
;   1428: false
;   1430: true
;   1442: (let (($1 (= ((_ sign_extend 1) applyHanoi.n!518) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!518))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n!518 #x00000007)) ($5 (bvult counter #x00000061)) ($6 (and (= counter #x00000006) (= #x00000002 applyHanoi.n!518))) ($7 (and (= #x00000003 applyHanoi.n!518) (= counter #x0000000c))) ($8 (and (= applyHanoi.n!518 #x00000004) (= counter #x00000018))) ($9 (and (= applyHanoi.n!518 #x00000005) (= counter #x00000030))) ($10 (and (= applyHanoi.n!518 #x00000006) (= counter #x00000060))) ($11 (= n (bvadd #x00000001 applyHanoi.n!518))) ($12 (bvult n #x00000008)) ($13 ((_ extract 6 0) counter))) (let (($14 (and (= n #x00000007) (= #b1100000 $13))) ($15 (and (= n #x00000006) (= #b0110000 $13))) ($16 (and (= n #x00000005) (= #b0011000 $13))) ($17 (and (= n #x00000004) (= #b0001100 $13))) ($18 (and (= n #x00000003) (= #b0000110 $13))) ($19 (bvult $13 #b1100001))) (and (or $1 (and $2 $3 (bvuge counter #x00000003) $4 (bvuge applyHanoi.n!518 #x00000002) $5 (or $6 $7 $8 $9 $10) $11 (bvuge n #x00000003) $12 (bvuge $13 #b0000100) (or $14 $15 $16 $17 $18) $19)) (=> $1 (and (not (= #x00000000 applyHanoi.n!518)) $2 $3 (bvuge counter #x00000002) $4 $5 (or (and (= #x00000001 applyHanoi.n!518) (= counter #x00000003)) $6 $7 $8 $9 $10) $11 (bvuge n #x00000002) $12 (bvuge $13 #b0000011) $19 (or (and (= n #x00000002) (= #b0000011 $13)) $14 $15 $16 $17 $18))))))
;   1444: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000002) (bvult counter #x00000061) (bvult applyHanoi.n!774 #x00000006) (or (and (= #x00000000 applyHanoi.n!774) (= counter #x00000003)) (and (= counter #x00000006) (= #x00000001 applyHanoi.n!774)) (and (= #x00000003 applyHanoi.n!774) (= counter #x00000018)) (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000c)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000030)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000060))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000002) (bvult n #x00000008) (bvuge $1 #b0000011) (bvult $1 #b1100001) (or (and (= n #x00000002) (= #b0000011 $1)) (and (= n #x00000007) (= #b1100000 $1)) (and (= n #x00000006) (= #b0110000 $1)) (and (= n #x00000005) (= #b0011000 $1)) (and (= n #x00000004) (= #b0001100 $1)) (and (= n #x00000003) (= #b0000110 $1)))))
;   1445: (let (($1 (bvult n #x00000008))) (and (not (= #x00000000 n)) (bvult n #x00000020) $1 (or (= n #x00000001) (and (bvuge n #x00000002) $1 (or (= n #x00000002) (= n #x00000003) (= n #x00000004) (= n #x00000005) (= n #x00000006) (= n #x00000007))))))
;   1449: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 applyHanoi.n!774)) (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000003) (bvult applyHanoi.n!774 #x00000006) (bvult counter #x00000062) (or (and (= #x00000001 applyHanoi.n!774) (= counter #x00000007)) (and (= #x00000003 applyHanoi.n!774) (= counter #x00000019)) (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000d)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000031)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000061))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000100) (or (and (= n #x00000005) (= #b0011001 $1)) (and (= n #x00000004) (= #b0001101 $1)) (and (= n #x00000007) (= #b1100001 $1)) (and (= n #x00000006) (= #b0110001 $1)) (and (= n #x00000003) (= #b0000111 $1))) (bvult $1 #b1100010)))
;   1450: (let (($1 (= ((_ sign_extend 1) applyHanoi.n!774) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!774))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n!774 #x00000006)) ($5 (bvult counter #x00000071)) ($6 (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000e))) ($7 (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001c))) ($8 (and (= applyHanoi.n!774 #x00000004) (= counter #x00000038))) ($9 (and (= applyHanoi.n!774 #x00000005) (= counter #x00000070))) ($10 (= n (bvadd #x00000002 applyHanoi.n!774))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000004) (= #b0001110 $12))) ($14 (and (= n #x00000005) (= #b0011100 $12))) ($15 (and (= n #x00000006) (= #b0111000 $12))) ($16 (and (= n #x00000007) (= #b1110000 $12))) ($17 (bvult $12 #b1110001))) (and (or $1 (and $2 $3 (bvuge counter #x00000004) $4 (bvuge applyHanoi.n!774 #x00000002) $5 (or $6 $7 $8 $9) $10 (bvuge n #x00000004) $11 (bvuge $12 #b0000101) (or $13 $14 $15 $16) $17)) (=> $1 (and (not (= #x00000000 applyHanoi.n!774)) $2 $3 (bvuge counter #x00000003) $4 $5 (or (and (= #x00000001 applyHanoi.n!774) (= counter #x00000007)) $6 $7 $8 $9) $10 (bvuge n #x00000003) $11 (bvuge $12 #b0000100) $17 (or (and (= n #x00000003) (= #b0000111 $12)) $13 $14 $15 $16))))))
;   1454: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!782)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000002) (bvult counter #x00000063) (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001a)) (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000e)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000032)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000062))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0011010 $1)) (and (= n #x00000004) (= #b0001110 $1)) (and (= n #x00000007) (= #b1100010 $1)) (and (= n #x00000006) (= #b0110010 $1))) (bvult $1 #b1100011)))
;   1455: (let (($1 (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778))) ($2 (= ((_ sign_extend 1) applyHanoi.n!778) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!778))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!774 #x00000006)) ($6 (bvult counter #x0000006a)) ($7 (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001b))) ($8 (and (= applyHanoi.n!774 #x00000004) (= counter #x00000035))) ($9 (and (= applyHanoi.n!774 #x00000005) (= counter #x00000069))) ($10 (= n (bvadd #x00000002 applyHanoi.n!774))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000005) (= #b0011011 $12))) ($14 (and (= n #x00000006) (= #b0110101 $12))) ($15 (and (= n #x00000007) (= #b1101001 $12))) ($16 (bvult $12 #b1101010))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!774 #x00000003) $6 (or $7 $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) (or $13 $14 $15) $16)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000004) $5 (bvuge applyHanoi.n!774 #x00000002) $6 (or (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000e)) $7 $8 $9) $10 (bvuge n #x00000004) $11 (bvuge $12 #b0000101) $16 (or (and (= n #x00000004) (= #b0001110 $12)) $13 $14 $15))))))
;   1459: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!782)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!786)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000003) (bvult counter #x00000064) (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001b)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000033)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000063))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0011011 $1)) (and (= n #x00000007) (= #b1100011 $1)) (and (= n #x00000006) (= #b0110011 $1))) (bvult $1 #b1100100)))
;   1460: (let (($1 (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778))) ($2 (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!782))) ($3 (= ((_ sign_extend 1) applyHanoi.n!782) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!782))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n!774 #x00000006)) ($7 (bvult counter #x00000067)) ($8 (and (= applyHanoi.n!774 #x00000004) (= counter #x00000034))) ($9 (and (= applyHanoi.n!774 #x00000005) (= counter #x00000066))) ($10 (= n (bvadd #x00000002 applyHanoi.n!774))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0110100 $12))) ($14 (and (= n #x00000007) (= #b1100110 $12))) ($15 (bvult $12 #b1100111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge counter #x00000006) $6 (bvuge applyHanoi.n!774 #x00000004) $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000111) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge counter #x00000005) $6 (bvuge applyHanoi.n!774 #x00000003) $7 (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001b)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) $15 (or (and (= n #x00000005) (= #b0011011 $12)) $13 $14))))))
;   1464: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!782)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!786)) (= applyHanoi.n!774 (bvadd #x00000004 applyHanoi.n!790)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000065) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000034)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000064))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000007) (= #b1100100 $1)) (and (= n #x00000006) (= #b0110100 $1))) (bvult $1 #b1100101)))
;   1465: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!786) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!786)))) (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!782)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!786)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000066) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000034)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000065))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110100 $1)) (and (= n #x00000007) (= #b1100101 $1))) (bvult $1 #b1100110)))
;   1471: false
;   1473: true
;   1479: false
;   1481: true
;   1485: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!786) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!786)))) (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!782)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!786)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000066) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000034)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000065))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110100 $1)) (and (= n #x00000007) (= #b1100101 $1))) (bvult $1 #b1100110)))
;   1487: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!782)) (= applyHanoi.n!774 (bvadd #x00000004 applyHanoi.n!802)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000066) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000034)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000065))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110100 $1)) (and (= n #x00000007) (= #b1100101 $1))) (bvult $1 #b1100110)))
;   1488: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!782)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000067) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000034)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000066))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110100 $1)) (and (= n #x00000007) (= #b1100110 $1))) (bvult $1 #b1100111)))
;   1494: false
;   1496: true
;   1502: false
;   1504: true
;   1510: (let (($1 (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778))) ($2 (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!782))) ($3 (= ((_ sign_extend 1) applyHanoi.n!782) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!782))))) ($4 (not (= #x00000000 n))) ($5 (bvult n #x00000020)) ($6 (bvult applyHanoi.n!774 #x00000006)) ($7 (bvult counter #x00000067)) ($8 (and (= applyHanoi.n!774 #x00000004) (= counter #x00000034))) ($9 (and (= applyHanoi.n!774 #x00000005) (= counter #x00000066))) ($10 (= n (bvadd #x00000002 applyHanoi.n!774))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000006) (= #b0110100 $12))) ($14 (and (= n #x00000007) (= #b1100110 $12))) ($15 (bvult $12 #b1100111))) (and $1 $2 (or $3 (and $1 $2 $4 $5 (bvuge counter #x00000006) $6 (bvuge applyHanoi.n!774 #x00000004) $7 (or $8 $9) $10 (bvuge n #x00000006) $11 (bvuge $12 #b0000111) (or $13 $14) $15)) (=> $3 (and $1 $2 $4 $5 (bvuge counter #x00000005) $6 (bvuge applyHanoi.n!774 #x00000003) $7 (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001b)) $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) $15 (or (and (= n #x00000005) (= #b0011011 $12)) $13 $14))))))
;   1512: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!814)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000003) (bvult counter #x00000067) (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001b)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000034)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000066))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (bvult $1 #b1100111) (or (and (= n #x00000005) (= #b0011011 $1)) (and (= n #x00000006) (= #b0110100 $1)) (and (= n #x00000007) (= #b1100110 $1)))))
;   1513: (let (($1 (= #x00000003 applyHanoi.n!774)) ($2 ((_ extract 6 0) counter))) (and $1 (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= #x00000002 applyHanoi.n!778) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000003) (bvult counter #x0000006a) (or (and $1 (= counter #x0000001b)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000035)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000069))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $2 #b0000110) (or (and (= n #x00000005) (= #b0011011 $2)) (and (= n #x00000006) (= #b0110101 $2)) (and (= n #x00000007) (= #b1101001 $2))) (bvult $2 #b1101010)))
;   1517: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!814)) (= applyHanoi.n!774 (bvadd #x00000004 applyHanoi.n!818)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000068) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000035)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000067))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110101 $1)) (and (= n #x00000007) (= #b1100111 $1))) (bvult $1 #b1101000)))
;   1518: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!814) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!814)))) (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!814)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000069) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000035)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000068))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110101 $1)) (and (= n #x00000007) (= #b1101000 $1))) (bvult $1 #b1101001)))
;   1524: false
;   1526: true
;   1532: false
;   1534: true
;   1538: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!814) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!814)))) (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!814)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000069) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000035)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000068))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110101 $1)) (and (= n #x00000007) (= #b1101000 $1))) (bvult $1 #b1101001)))
;   1540: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (= applyHanoi.n!774 (bvadd #x00000004 applyHanoi.n!830)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000069) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000035)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000068))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110101 $1)) (and (= n #x00000007) (= #b1101000 $1))) (bvult $1 #b1101001)))
;   1541: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000003) (bvult counter #x0000006a) (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001b)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000035)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000069))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0011011 $1)) (and (= n #x00000006) (= #b0110101 $1)) (and (= n #x00000007) (= #b1101001 $1))) (bvult $1 #b1101010)))
;   1547: false
;   1549: true
;   1555: false
;   1557: true
;   1565: (let (($1 (= applyHanoi.n!774 (bvadd #x00000001 applyHanoi.n!778))) ($2 (= ((_ sign_extend 1) applyHanoi.n!778) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!778))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!774 #x00000006)) ($6 (bvult counter #x0000006a)) ($7 (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001b))) ($8 (and (= applyHanoi.n!774 #x00000004) (= counter #x00000035))) ($9 (and (= applyHanoi.n!774 #x00000005) (= counter #x00000069))) ($10 (= n (bvadd #x00000002 applyHanoi.n!774))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000005) (= #b0011011 $12))) ($14 (and (= n #x00000006) (= #b0110101 $12))) ($15 (and (= n #x00000007) (= #b1101001 $12))) ($16 (bvult $12 #b1101010))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!774 #x00000003) $6 (or $7 $8 $9) $10 (bvuge n #x00000005) $11 (bvuge $12 #b0000110) (or $13 $14 $15) $16)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000004) $5 (bvuge applyHanoi.n!774 #x00000002) $6 (or (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000e)) $7 $8 $9) $10 (bvuge n #x00000004) $11 (bvuge $12 #b0000101) $16 (or (and (= n #x00000004) (= #b0001110 $12)) $13 $14 $15))))))
;   1567: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!842)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000002) (bvult counter #x0000006a) (or (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000e)) (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001b)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000035)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000069))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b1101010) (or (and (= n #x00000004) (= #b0001110 $1)) (and (= n #x00000005) (= #b0011011 $1)) (and (= n #x00000006) (= #b0110101 $1)) (and (= n #x00000007) (= #b1101001 $1)))))
;   1568: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000002) (bvult counter #x00000071) (or (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000e)) (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001c)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000038)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000070))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000004) (= #b0001110 $1)) (and (= n #x00000005) (= #b0011100 $1)) (and (= n #x00000006) (= #b0111000 $1)) (and (= n #x00000007) (= #b1110000 $1))) (bvult $1 #b1110001)))
;   1572: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!842)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!846)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000003) (bvult counter #x0000006b) (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001c)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000036)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006a))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0011100 $1)) (and (= n #x00000007) (= #b1101010 $1)) (and (= n #x00000006) (= #b0110110 $1))) (bvult $1 #b1101011)))
;   1573: (let (($1 (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!842))) ($2 (= ((_ sign_extend 1) applyHanoi.n!842) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!842))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!774 #x00000006)) ($6 (bvult counter #x0000006e)) ($7 (and (= applyHanoi.n!774 #x00000004) (= counter #x00000037))) ($8 (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006d))) ($9 (= n (bvadd #x00000002 applyHanoi.n!774))) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000006) (= #b0110111 $11))) ($13 (and (= n #x00000007) (= #b1101101 $11))) ($14 (bvult $11 #b1101110))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000006) $5 (bvuge applyHanoi.n!774 #x00000004) $6 (or $7 $8) $9 (bvuge n #x00000006) $10 (bvuge $11 #b0000111) (or $12 $13) $14)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!774 #x00000003) $6 (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001c)) $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000110) $14 (or (and (= n #x00000005) (= #b0011100 $11)) $12 $13))))))
;   1577: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!842)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!846)) (= applyHanoi.n!774 (bvadd #x00000004 applyHanoi.n!850)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x0000006c) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000037)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006b))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000007) (= #b1101011 $1)) (and (= n #x00000006) (= #b0110111 $1))) (bvult $1 #b1101100)))
;   1578: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!846) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!846)))) (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!842)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!846)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x0000006d) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000037)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006c))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110111 $1)) (and (= n #x00000007) (= #b1101100 $1))) (bvult $1 #b1101101)))
;   1584: false
;   1586: true
;   1592: false
;   1594: true
;   1598: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!846) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!846)))) (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!842)) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!846)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x0000006d) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000037)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006c))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110111 $1)) (and (= n #x00000007) (= #b1101100 $1))) (bvult $1 #b1101101)))
;   1600: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!842)) (= applyHanoi.n!774 (bvadd #x00000004 applyHanoi.n!862)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x0000006d) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000037)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006c))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110111 $1)) (and (= n #x00000007) (= #b1101100 $1))) (bvult $1 #b1101101)))
;   1601: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!842)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x0000006e) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000037)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006d))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0110111 $1)) (and (= n #x00000007) (= #b1101101 $1))) (bvult $1 #b1101110)))
;   1607: false
;   1609: true
;   1615: false
;   1617: true
;   1623: (let (($1 (= applyHanoi.n!774 (bvadd #x00000002 applyHanoi.n!842))) ($2 (= ((_ sign_extend 1) applyHanoi.n!842) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!842))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!774 #x00000006)) ($6 (bvult counter #x0000006e)) ($7 (and (= applyHanoi.n!774 #x00000004) (= counter #x00000037))) ($8 (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006d))) ($9 (= n (bvadd #x00000002 applyHanoi.n!774))) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000006) (= #b0110111 $11))) ($13 (and (= n #x00000007) (= #b1101101 $11))) ($14 (bvult $11 #b1101110))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000006) $5 (bvuge applyHanoi.n!774 #x00000004) $6 (or $7 $8) $9 (bvuge n #x00000006) $10 (bvuge $11 #b0000111) (or $12 $13) $14)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!774 #x00000003) $6 (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001c)) $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000110) $14 (or (and (= n #x00000005) (= #b0011100 $11)) $12 $13))))))
;   1625: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!874)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000003) (bvult counter #x0000006e) (or (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001c)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000037)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006d))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (bvult $1 #b1101110) (or (and (= n #x00000005) (= #b0011100 $1)) (and (= n #x00000006) (= #b0110111 $1)) (and (= n #x00000007) (= #b1101101 $1)))))
;   1626: (let (($1 (= #x00000003 applyHanoi.n!774)) ($2 ((_ extract 6 0) counter))) (and $1 (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000002) (bvult counter #x00000071) (or (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000e)) (and $1 (= counter #x0000001c)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000038)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000070))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $2 #b0000101) (or (and (= n #x00000004) (= #b0001110 $2)) (and (= n #x00000005) (= #b0011100 $2)) (and (= n #x00000006) (= #b0111000 $2)) (and (= n #x00000007) (= #b1110000 $2))) (bvult $2 #b1110001)))
;   1630: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!874)) (= applyHanoi.n!774 (bvadd #x00000004 applyHanoi.n!878)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x0000006f) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000038)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006e))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111000 $1)) (and (= n #x00000007) (= #b1101110 $1))) (bvult $1 #b1101111)))
;   1631: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!874) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!874)))) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!874)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000070) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000038)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006f))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111000 $1)) (and (= n #x00000007) (= #b1101111 $1))) (bvult $1 #b1110000)))
;   1637: false
;   1639: true
;   1645: false
;   1647: true
;   1651: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!874) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!874)))) (= applyHanoi.n!774 (bvadd #x00000003 applyHanoi.n!874)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000070) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000038)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006f))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111000 $1)) (and (= n #x00000007) (= #b1101111 $1))) (bvult $1 #b1110000)))
;   1653: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!774 (bvadd #x00000004 applyHanoi.n!890)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000004) (bvult counter #x00000070) (or (and (= applyHanoi.n!774 #x00000004) (= counter #x00000038)) (and (= applyHanoi.n!774 #x00000005) (= counter #x0000006f))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111000 $1)) (and (= n #x00000007) (= #b1101111 $1))) (bvult $1 #b1110000)))
;   1654: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!774 #x00000006) (bvuge applyHanoi.n!774 #x00000002) (bvult counter #x00000071) (or (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000e)) (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001c)) (and (= applyHanoi.n!774 #x00000004) (= counter #x00000038)) (and (= applyHanoi.n!774 #x00000005) (= counter #x00000070))) (= n (bvadd #x00000002 applyHanoi.n!774)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000004) (= #b0001110 $1)) (and (= n #x00000005) (= #b0011100 $1)) (and (= n #x00000006) (= #b0111000 $1)) (and (= n #x00000007) (= #b1110000 $1))) (bvult $1 #b1110001)))
;   1660: false
;   1662: true
;   1668: false
;   1670: true
;   1680: (let (($1 (= ((_ sign_extend 1) applyHanoi.n!774) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!774))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n!774 #x00000006)) ($5 (bvult counter #x00000071)) ($6 (and (= #x00000002 applyHanoi.n!774) (= counter #x0000000e))) ($7 (and (= #x00000003 applyHanoi.n!774) (= counter #x0000001c))) ($8 (and (= applyHanoi.n!774 #x00000004) (= counter #x00000038))) ($9 (and (= applyHanoi.n!774 #x00000005) (= counter #x00000070))) ($10 (= n (bvadd #x00000002 applyHanoi.n!774))) ($11 (bvult n #x00000008)) ($12 ((_ extract 6 0) counter))) (let (($13 (and (= n #x00000004) (= #b0001110 $12))) ($14 (and (= n #x00000005) (= #b0011100 $12))) ($15 (and (= n #x00000006) (= #b0111000 $12))) ($16 (and (= n #x00000007) (= #b1110000 $12))) ($17 (bvult $12 #b1110001))) (and (or $1 (and $2 $3 (bvuge counter #x00000004) $4 (bvuge applyHanoi.n!774 #x00000002) $5 (or $6 $7 $8 $9) $10 (bvuge n #x00000004) $11 (bvuge $12 #b0000101) (or $13 $14 $15 $16) $17)) (=> $1 (and (not (= #x00000000 applyHanoi.n!774)) $2 $3 (bvuge counter #x00000003) $4 $5 (or (and (= #x00000001 applyHanoi.n!774) (= counter #x00000007)) $6 $7 $8 $9) $10 (bvuge n #x00000003) $11 (bvuge $12 #b0000100) $17 (or (and (= n #x00000003) (= #b0000111 $12)) $13 $14 $15 $16))))))
;   1682: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000003) (bvult counter #x00000071) (bvult applyHanoi.n!902 #x00000005) (or (and (= #x00000000 applyHanoi.n!902) (= counter #x00000007)) (and (= #x00000001 applyHanoi.n!902) (= counter #x0000000e)) (and (= #x00000002 applyHanoi.n!902) (= counter #x0000001c)) (and (= #x00000003 applyHanoi.n!902) (= counter #x00000038)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000070))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000003) (bvult n #x00000008) (bvuge $1 #b0000100) (bvult $1 #b1110001) (or (and (= n #x00000003) (= #b0000111 $1)) (and (= n #x00000004) (= #b0001110 $1)) (and (= n #x00000005) (= #b0011100 $1)) (and (= n #x00000006) (= #b0111000 $1)) (and (= n #x00000007) (= #b1110000 $1)))))
;   1683: (let (($1 (bvult n #x00000008))) (and (not (= #x00000000 n)) (bvult n #x00000020) $1 (or (= n #x00000001) (and (bvuge n #x00000002) $1 (or (= n #x00000002) (= n #x00000003) (= n #x00000004) (= n #x00000005) (= n #x00000006) (= n #x00000007))))))
;   1687: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 applyHanoi.n!902)) (= applyHanoi.n!902 (bvadd #x00000001 applyHanoi.n!906)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult applyHanoi.n!902 #x00000005) (bvult counter #x00000072) (or (and (= #x00000001 applyHanoi.n!902) (= counter #x0000000f)) (and (= #x00000002 applyHanoi.n!902) (= counter #x0000001d)) (and (= #x00000003 applyHanoi.n!902) (= counter #x00000039)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000071))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (or (and (= n #x00000005) (= #b0011101 $1)) (and (= n #x00000007) (= #b1110001 $1)) (and (= n #x00000006) (= #b0111001 $1)) (and (= n #x00000004) (= #b0001111 $1))) (bvult $1 #b1110010)))
;   1688: (let (($1 (= ((_ sign_extend 1) applyHanoi.n!902) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!902))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n!902 #x00000005)) ($5 (bvult counter #x00000079)) ($6 (and (= #x00000002 applyHanoi.n!902) (= counter #x0000001e))) ($7 (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003c))) ($8 (and (= applyHanoi.n!902 #x00000004) (= counter #x00000078))) ($9 (= n (bvadd #x00000003 applyHanoi.n!902))) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000005) (= #b0011110 $11))) ($13 (and (= n #x00000006) (= #b0111100 $11))) ($14 (and (= n #x00000007) (= #b1111000 $11))) ($15 (bvult $11 #b1111001))) (and (or $1 (and $2 $3 (bvuge counter #x00000005) $4 (bvuge applyHanoi.n!902 #x00000002) $5 (or $6 $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000110) (or $12 $13 $14) $15)) (=> $1 (and (not (= #x00000000 applyHanoi.n!902)) $2 $3 (bvuge counter #x00000004) $4 $5 (or (and (= #x00000001 applyHanoi.n!902) (= counter #x0000000f)) $6 $7 $8) $9 (bvuge n #x00000004) $10 (bvuge $11 #b0000101) $15 (or (and (= n #x00000004) (= #b0001111 $11)) $12 $13 $14))))))
;   1692: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!902 (bvadd #x00000001 applyHanoi.n!906)) (= applyHanoi.n!902 (bvadd #x00000002 applyHanoi.n!910)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000002) (bvult counter #x00000073) (or (and (= #x00000002 applyHanoi.n!902) (= counter #x0000001e)) (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003a)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000072))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0011110 $1)) (and (= n #x00000007) (= #b1110010 $1)) (and (= n #x00000006) (= #b0111010 $1))) (bvult $1 #b1110011)))
;   1693: (let (($1 (= applyHanoi.n!902 (bvadd #x00000001 applyHanoi.n!906))) ($2 (= ((_ sign_extend 1) applyHanoi.n!906) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!906))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!902 #x00000005)) ($6 (bvult counter #x00000076)) ($7 (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003b))) ($8 (and (= applyHanoi.n!902 #x00000004) (= counter #x00000075))) ($9 (= n (bvadd #x00000003 applyHanoi.n!902))) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000006) (= #b0111011 $11))) ($13 (and (= n #x00000007) (= #b1110101 $11))) ($14 (bvult $11 #b1110110))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000006) $5 (bvuge applyHanoi.n!902 #x00000003) $6 (or $7 $8) $9 (bvuge n #x00000006) $10 (bvuge $11 #b0000111) (or $12 $13) $14)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!902 #x00000002) $6 (or (and (= #x00000002 applyHanoi.n!902) (= counter #x0000001e)) $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000110) $14 (or (and (= n #x00000005) (= #b0011110 $11)) $12 $13))))))
;   1697: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!902 (bvadd #x00000001 applyHanoi.n!906)) (= applyHanoi.n!902 (bvadd #x00000002 applyHanoi.n!910)) (= applyHanoi.n!902 (bvadd #x00000003 applyHanoi.n!914)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000003) (bvult counter #x00000074) (or (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003b)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000073))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000007) (= #b1110011 $1)) (and (= n #x00000006) (= #b0111011 $1))) (bvult $1 #b1110100)))
;   1698: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!910) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!910)))) (= applyHanoi.n!902 (bvadd #x00000001 applyHanoi.n!906)) (= applyHanoi.n!902 (bvadd #x00000002 applyHanoi.n!910)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000003) (bvult counter #x00000075) (or (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003b)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000074))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111011 $1)) (and (= n #x00000007) (= #b1110100 $1))) (bvult $1 #b1110101)))
;   1704: false
;   1706: true
;   1712: false
;   1714: true
;   1718: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!910) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!910)))) (= applyHanoi.n!902 (bvadd #x00000001 applyHanoi.n!906)) (= applyHanoi.n!902 (bvadd #x00000002 applyHanoi.n!910)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000003) (bvult counter #x00000075) (or (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003b)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000074))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111011 $1)) (and (= n #x00000007) (= #b1110100 $1))) (bvult $1 #b1110101)))
;   1720: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!902 (bvadd #x00000001 applyHanoi.n!906)) (= applyHanoi.n!902 (bvadd #x00000003 applyHanoi.n!926)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000003) (bvult counter #x00000075) (or (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003b)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000074))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111011 $1)) (and (= n #x00000007) (= #b1110100 $1))) (bvult $1 #b1110101)))
;   1721: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!902 (bvadd #x00000001 applyHanoi.n!906)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000003) (bvult counter #x00000076) (or (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003b)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000075))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111011 $1)) (and (= n #x00000007) (= #b1110101 $1))) (bvult $1 #b1110110)))
;   1727: false
;   1729: true
;   1735: false
;   1737: true
;   1743: (let (($1 (= applyHanoi.n!902 (bvadd #x00000001 applyHanoi.n!906))) ($2 (= ((_ sign_extend 1) applyHanoi.n!906) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!906))))) ($3 (not (= #x00000000 n))) ($4 (bvult n #x00000020)) ($5 (bvult applyHanoi.n!902 #x00000005)) ($6 (bvult counter #x00000076)) ($7 (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003b))) ($8 (and (= applyHanoi.n!902 #x00000004) (= counter #x00000075))) ($9 (= n (bvadd #x00000003 applyHanoi.n!902))) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000006) (= #b0111011 $11))) ($13 (and (= n #x00000007) (= #b1110101 $11))) ($14 (bvult $11 #b1110110))) (and $1 (or $2 (and $1 $3 $4 (bvuge counter #x00000006) $5 (bvuge applyHanoi.n!902 #x00000003) $6 (or $7 $8) $9 (bvuge n #x00000006) $10 (bvuge $11 #b0000111) (or $12 $13) $14)) (=> $2 (and $1 $3 $4 (bvuge counter #x00000005) $5 (bvuge applyHanoi.n!902 #x00000002) $6 (or (and (= #x00000002 applyHanoi.n!902) (= counter #x0000001e)) $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000110) $14 (or (and (= n #x00000005) (= #b0011110 $11)) $12 $13))))))
;   1745: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!902 (bvadd #x00000002 applyHanoi.n!938)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000002) (bvult counter #x00000076) (or (and (= #x00000002 applyHanoi.n!902) (= counter #x0000001e)) (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003b)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000075))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (bvult $1 #b1110110) (or (and (= n #x00000005) (= #b0011110 $1)) (and (= n #x00000006) (= #b0111011 $1)) (and (= n #x00000007) (= #b1110101 $1)))))
;   1746: (let (($1 (= #x00000002 applyHanoi.n!902)) ($2 ((_ extract 6 0) counter))) (and $1 (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000002) (bvult counter #x00000079) (or (and $1 (= counter #x0000001e)) (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003c)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000078))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $2 #b0000110) (or (and (= n #x00000005) (= #b0011110 $2)) (and (= n #x00000006) (= #b0111100 $2)) (and (= n #x00000007) (= #b1111000 $2))) (bvult $2 #b1111001)))
;   1750: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!902 (bvadd #x00000002 applyHanoi.n!938)) (= applyHanoi.n!902 (bvadd #x00000003 applyHanoi.n!942)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000003) (bvult counter #x00000077) (or (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003c)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000076))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111100 $1)) (and (= n #x00000007) (= #b1110110 $1))) (bvult $1 #b1110111)))
;   1751: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!938) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!938)))) (= applyHanoi.n!902 (bvadd #x00000002 applyHanoi.n!938)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000003) (bvult counter #x00000078) (or (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003c)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000077))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111100 $1)) (and (= n #x00000007) (= #b1110111 $1))) (bvult $1 #b1111000)))
;   1757: false
;   1759: true
;   1765: false
;   1767: true
;   1771: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!938) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!938)))) (= applyHanoi.n!902 (bvadd #x00000002 applyHanoi.n!938)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000003) (bvult counter #x00000078) (or (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003c)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000077))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111100 $1)) (and (= n #x00000007) (= #b1110111 $1))) (bvult $1 #b1111000)))
;   1773: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!902 (bvadd #x00000003 applyHanoi.n!954)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000003) (bvult counter #x00000078) (or (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003c)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000077))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111100 $1)) (and (= n #x00000007) (= #b1110111 $1))) (bvult $1 #b1111000)))
;   1774: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!902 #x00000005) (bvuge applyHanoi.n!902 #x00000002) (bvult counter #x00000079) (or (and (= #x00000002 applyHanoi.n!902) (= counter #x0000001e)) (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003c)) (and (= applyHanoi.n!902 #x00000004) (= counter #x00000078))) (= n (bvadd #x00000003 applyHanoi.n!902)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000005) (= #b0011110 $1)) (and (= n #x00000006) (= #b0111100 $1)) (and (= n #x00000007) (= #b1111000 $1))) (bvult $1 #b1111001)))
;   1780: false
;   1782: true
;   1788: false
;   1790: true
;   1798: (let (($1 (= ((_ sign_extend 1) applyHanoi.n!902) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!902))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n!902 #x00000005)) ($5 (bvult counter #x00000079)) ($6 (and (= #x00000002 applyHanoi.n!902) (= counter #x0000001e))) ($7 (and (= #x00000003 applyHanoi.n!902) (= counter #x0000003c))) ($8 (and (= applyHanoi.n!902 #x00000004) (= counter #x00000078))) ($9 (= n (bvadd #x00000003 applyHanoi.n!902))) ($10 (bvult n #x00000008)) ($11 ((_ extract 6 0) counter))) (let (($12 (and (= n #x00000005) (= #b0011110 $11))) ($13 (and (= n #x00000006) (= #b0111100 $11))) ($14 (and (= n #x00000007) (= #b1111000 $11))) ($15 (bvult $11 #b1111001))) (and (or $1 (and $2 $3 (bvuge counter #x00000005) $4 (bvuge applyHanoi.n!902 #x00000002) $5 (or $6 $7 $8) $9 (bvuge n #x00000005) $10 (bvuge $11 #b0000110) (or $12 $13 $14) $15)) (=> $1 (and (not (= #x00000000 applyHanoi.n!902)) $2 $3 (bvuge counter #x00000004) $4 $5 (or (and (= #x00000001 applyHanoi.n!902) (= counter #x0000000f)) $6 $7 $8) $9 (bvuge n #x00000004) $10 (bvuge $11 #b0000101) $15 (or (and (= n #x00000004) (= #b0001111 $11)) $12 $13 $14))))))
;   1800: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000004) (bvult counter #x00000079) (bvult applyHanoi.n!966 #x00000004) (or (and (= #x00000000 applyHanoi.n!966) (= counter #x0000000f)) (and (= #x00000001 applyHanoi.n!966) (= counter #x0000001e)) (and (= #x00000002 applyHanoi.n!966) (= counter #x0000003c)) (and (= #x00000003 applyHanoi.n!966) (= counter #x00000078))) (= n (bvadd #x00000004 applyHanoi.n!966)) (bvuge n #x00000004) (bvult n #x00000008) (bvuge $1 #b0000101) (bvult $1 #b1111001) (or (and (= n #x00000004) (= #b0001111 $1)) (and (= n #x00000005) (= #b0011110 $1)) (and (= n #x00000006) (= #b0111100 $1)) (and (= n #x00000007) (= #b1111000 $1)))))
;   1801: (let (($1 (bvult n #x00000008))) (and (not (= #x00000000 n)) (bvult n #x00000020) $1 (or (= n #x00000001) (and (bvuge n #x00000002) $1 (or (= n #x00000002) (= n #x00000003) (= n #x00000004) (= n #x00000005) (= n #x00000006) (= n #x00000007))))))
;   1805: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 applyHanoi.n!966)) (= applyHanoi.n!966 (bvadd #x00000001 applyHanoi.n!970)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult applyHanoi.n!966 #x00000004) (bvult counter #x0000007a) (or (and (= #x00000001 applyHanoi.n!966) (= counter #x0000001f)) (and (= #x00000002 applyHanoi.n!966) (= counter #x0000003d)) (and (= #x00000003 applyHanoi.n!966) (= counter #x00000079))) (= n (bvadd #x00000004 applyHanoi.n!966)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (or (and (= n #x00000007) (= #b1111001 $1)) (and (= n #x00000006) (= #b0111101 $1)) (and (= n #x00000005) (= #b0011111 $1))) (bvult $1 #b1111010)))
;   1806: (let (($1 (= ((_ sign_extend 1) applyHanoi.n!966) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!966))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n!966 #x00000004)) ($5 (bvult counter #x0000007d)) ($6 (and (= #x00000002 applyHanoi.n!966) (= counter #x0000003e))) ($7 (and (= #x00000003 applyHanoi.n!966) (= counter #x0000007c))) ($8 (= n (bvadd #x00000004 applyHanoi.n!966))) ($9 (bvult n #x00000008)) ($10 ((_ extract 6 0) counter))) (let (($11 (and (= n #x00000006) (= #b0111110 $10))) ($12 (and (= n #x00000007) (= #b1111100 $10))) ($13 (bvult $10 #b1111101))) (and (or $1 (and $2 $3 (bvuge counter #x00000006) $4 (bvuge applyHanoi.n!966 #x00000002) $5 (or $6 $7) $8 (bvuge n #x00000006) $9 (bvuge $10 #b0000111) (or $11 $12) $13)) (=> $1 (and (not (= #x00000000 applyHanoi.n!966)) $2 $3 (bvuge counter #x00000005) $4 $5 (or (and (= #x00000001 applyHanoi.n!966) (= counter #x0000001f)) $6 $7) $8 (bvuge n #x00000005) $9 (bvuge $10 #b0000110) $13 (or (and (= n #x00000005) (= #b0011111 $10)) $11 $12))))))
;   1810: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!966 (bvadd #x00000001 applyHanoi.n!970)) (= applyHanoi.n!966 (bvadd #x00000002 applyHanoi.n!974)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!966 #x00000004) (bvuge applyHanoi.n!966 #x00000002) (bvult counter #x0000007b) (or (and (= #x00000002 applyHanoi.n!966) (= counter #x0000003e)) (and (= #x00000003 applyHanoi.n!966) (= counter #x0000007a))) (= n (bvadd #x00000004 applyHanoi.n!966)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000007) (= #b1111010 $1)) (and (= n #x00000006) (= #b0111110 $1))) (bvult $1 #b1111011)))
;   1811: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!970) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!970)))) (= applyHanoi.n!966 (bvadd #x00000001 applyHanoi.n!970)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!966 #x00000004) (bvuge applyHanoi.n!966 #x00000002) (bvult counter #x0000007c) (or (and (= #x00000002 applyHanoi.n!966) (= counter #x0000003e)) (and (= #x00000003 applyHanoi.n!966) (= counter #x0000007b))) (= n (bvadd #x00000004 applyHanoi.n!966)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111110 $1)) (and (= n #x00000007) (= #b1111011 $1))) (bvult $1 #b1111100)))
;   1817: false
;   1819: true
;   1825: false
;   1827: true
;   1831: (let (($1 ((_ extract 6 0) counter))) (and (= ((_ sign_extend 1) applyHanoi.n!970) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!970)))) (= applyHanoi.n!966 (bvadd #x00000001 applyHanoi.n!970)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!966 #x00000004) (bvuge applyHanoi.n!966 #x00000002) (bvult counter #x0000007c) (or (and (= #x00000002 applyHanoi.n!966) (= counter #x0000003e)) (and (= #x00000003 applyHanoi.n!966) (= counter #x0000007b))) (= n (bvadd #x00000004 applyHanoi.n!966)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111110 $1)) (and (= n #x00000007) (= #b1111011 $1))) (bvult $1 #b1111100)))
;   1833: (let (($1 ((_ extract 6 0) counter))) (and (= applyHanoi.n!966 (bvadd #x00000002 applyHanoi.n!986)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!966 #x00000004) (bvuge applyHanoi.n!966 #x00000002) (bvult counter #x0000007c) (or (and (= #x00000002 applyHanoi.n!966) (= counter #x0000003e)) (and (= #x00000003 applyHanoi.n!966) (= counter #x0000007b))) (= n (bvadd #x00000004 applyHanoi.n!966)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111110 $1)) (and (= n #x00000007) (= #b1111011 $1))) (bvult $1 #b1111100)))
;   1834: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!966 #x00000004) (bvuge applyHanoi.n!966 #x00000002) (bvult counter #x0000007d) (or (and (= #x00000002 applyHanoi.n!966) (= counter #x0000003e)) (and (= #x00000003 applyHanoi.n!966) (= counter #x0000007c))) (= n (bvadd #x00000004 applyHanoi.n!966)) (bvuge n #x00000006) (bvult n #x00000008) (bvuge $1 #b0000111) (or (and (= n #x00000006) (= #b0111110 $1)) (and (= n #x00000007) (= #b1111100 $1))) (bvult $1 #b1111101)))
;   1840: false
;   1842: true
;   1848: false
;   1850: true
;   1856: (let (($1 (= ((_ sign_extend 1) applyHanoi.n!966) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!966))))) ($2 (not (= #x00000000 n))) ($3 (bvult n #x00000020)) ($4 (bvult applyHanoi.n!966 #x00000004)) ($5 (bvult counter #x0000007d)) ($6 (and (= #x00000002 applyHanoi.n!966) (= counter #x0000003e))) ($7 (and (= #x00000003 applyHanoi.n!966) (= counter #x0000007c))) ($8 (= n (bvadd #x00000004 applyHanoi.n!966))) ($9 (bvult n #x00000008)) ($10 ((_ extract 6 0) counter))) (let (($11 (and (= n #x00000006) (= #b0111110 $10))) ($12 (and (= n #x00000007) (= #b1111100 $10))) ($13 (bvult $10 #b1111101))) (and (or $1 (and $2 $3 (bvuge counter #x00000006) $4 (bvuge applyHanoi.n!966 #x00000002) $5 (or $6 $7) $8 (bvuge n #x00000006) $9 (bvuge $10 #b0000111) (or $11 $12) $13)) (=> $1 (and (not (= #x00000000 applyHanoi.n!966)) $2 $3 (bvuge counter #x00000005) $4 $5 (or (and (= #x00000001 applyHanoi.n!966) (= counter #x0000001f)) $6 $7) $8 (bvuge n #x00000005) $9 (bvuge $10 #b0000110) $13 (or (and (= n #x00000005) (= #b0011111 $10)) $11 $12))))))
;   1858: (let (($1 ((_ extract 6 0) counter))) (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000005) (bvult counter #x0000007d) (bvult applyHanoi.n!998 #x00000003) (or (and (= #x00000000 applyHanoi.n!998) (= counter #x0000001f)) (and (= #x00000001 applyHanoi.n!998) (= counter #x0000003e)) (and (= #x00000002 applyHanoi.n!998) (= counter #x0000007c))) (= n (bvadd #x00000005 applyHanoi.n!998)) (bvuge n #x00000005) (bvult n #x00000008) (bvuge $1 #b0000110) (bvult $1 #b1111101) (or (and (= n #x00000005) (= #b0011111 $1)) (and (= n #x00000006) (= #b0111110 $1)) (and (= n #x00000007) (= #b1111100 $1)))))
;   1859: (and (not (= #x00000000 n)) (bvult n #x00000020) (= n #x00000005) (bvuge n #x00000002) (bvult n #x00000008))
;   1863: (and (not (= #x00000000 applyHanoi.n!998)) (= applyHanoi.n!998 (bvadd #x00000001 applyHanoi.n!1002)) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!998 #x00000003) (bvult counter #x0000007e) (or (and (= #x00000001 applyHanoi.n!998) (= counter #x0000003f)) (and (= #x00000002 applyHanoi.n!998) (= counter #x0000007d))) (= n (bvadd #x00000005 applyHanoi.n!998)) (bvuge n #x00000006) (bvult n #x00000008) (or (= n #x00000006) (= n #x00000007)))
;   1864: (and (not (= #x00000000 applyHanoi.n!998)) (= ((_ sign_extend 1) applyHanoi.n!998) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!998)))) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!998 #x00000003) (bvult counter #x0000007f) (or (and (= #x00000001 applyHanoi.n!998) (= counter #x0000003f)) (and (= #x00000002 applyHanoi.n!998) (= counter #x0000007e))) (= n (bvadd #x00000005 applyHanoi.n!998)) (bvuge n #x00000006) (bvult n #x00000008) (or (= n #x00000006) (= n #x00000007)))
;   1870: false
;   1872: true
;   1878: false
;   1880: true
;   1884: (and (not (= #x00000000 applyHanoi.n!998)) (= ((_ sign_extend 1) applyHanoi.n!998) (bvadd #b000000000000000000000000000000001 ((_ sign_extend 1) (bvadd #xffffffff applyHanoi.n!998)))) (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult applyHanoi.n!998 #x00000003) (bvult counter #x0000007f) (or (and (= #x00000001 applyHanoi.n!998) (= counter #x0000003f)) (and (= #x00000002 applyHanoi.n!998) (= counter #x0000007e))) (= n (bvadd #x00000005 applyHanoi.n!998)) (bvuge n #x00000006) (bvult n #x00000008) (or (= n #x00000006) (= n #x00000007)))
;   1886: (and (not (= #x00000000 n)) (bvult n #x00000020) (bvuge counter #x00000006) (bvult counter #x0000007f) (bvult applyHanoi.n!1014 #x00000002) (or (and (= #x00000000 applyHanoi.n!1014) (= counter #x0000003f)) (and (= #x00000001 applyHanoi.n!1014) (= counter #x0000007e))) (= n (bvadd #x00000006 applyHanoi.n!1014)) (bvuge n #x00000006) (bvult n #x00000008) (or (= n #x00000006) (= n #x00000007)))
;   1887: (let (($1 (bvult n #x00000008))) (and (not (= #x00000000 n)) (bvult n #x00000020) $1 (or (= n #x00000001) (and (bvuge n #x00000002) $1 (or (= n #x00000002) (= n #x00000003) (= n #x00000004) (= n #x00000005) (= n #x00000006) (= n #x00000007))))))
;   1893: false
;   1895: true
;   1899: (and (= #x00000000 applyHanoi.n!1022) (not (= #x00000000 n)) (bvult n #x00000020) (= n #x00000007) (bvuge n #x00000002) (bvult n #x00000008))
;   1901: false
;   1903: true
;   1922: true
;   1923: (let (($1 ((_ extract 2 0) hanoi.n))) (and (bvuge hanoi.n #x00000002) (bvult hanoi.n #x00000020) (bvult hanoi.n #x00000008) (or (= #b111 $1) (= #b110 $1) (= #b101 $1) (= #b100 $1) (= #b011 $1) (= #b010 $1)) (bvuge $1 #b010)))
;   1927: (let (($1 ((_ extract 2 0) hanoi.n!1029))) (and (bvult hanoi.n!1029 #x0000001f) (bvuge hanoi.n!1029 #x00000002) (bvult hanoi.n!1029 #x00000007) (or (= #b110 $1) (= #b101 $1) (= #b100 $1) (= #b011 $1) (= #b010 $1)) (not (= #b111 $1)) (not (= #b000 $1))))
;   1931: (let (($1 ((_ extract 2 0) hanoi.n!1032))) (and (bvult hanoi.n!1032 #x0000001e) (bvuge hanoi.n!1032 #x00000002) (bvult hanoi.n!1032 #x00000006) (or (= #b101 $1) (= #b100 $1) (= #b011 $1) (= #b010 $1)) (bvult $1 #b110)))
;   1935: (let (($1 ((_ extract 2 0) hanoi.n!1035))) (and (bvult hanoi.n!1035 #x0000001d) (bvuge hanoi.n!1035 #x00000002) (bvult hanoi.n!1035 #x00000005) (or (= #b100 $1) (= #b011 $1) (= #b010 $1))))
;   1939: (let (($1 ((_ extract 1 0) hanoi.n!1038))) (and (bvult hanoi.n!1038 #x0000001c) (bvuge hanoi.n!1038 #x00000002) (bvult hanoi.n!1038 #x00000004) (or (= #b11 $1) (= #b10 $1))))
;   1943: (and (bvult hanoi.n!1041 #x0000001b) (bvuge hanoi.n!1041 #x00000002) (= #x00000002 hanoi.n!1041) (= #b10 ((_ extract 1 0) hanoi.n!1041)))
;   1947: false
;   1952: true
;   1955: false
;   1956: false
;   1957: (and (not (= #x00000000 hanoi.$result!1045)) (bvult hanoi.$result!1045 #x00000004) (= #x00000001 (bvand #xfffffffd hanoi.$result!1045)) (= #x00000001 hanoi.$result!1045) (not (= #x00000003 hanoi.$result!1045)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$result!1045)))))
;   1959: (and (not (= #x00000000 hanoi.$t!1043)) (bvult hanoi.$t!1043 #x00000004) (= #x00000001 (bvand #xfffffffd hanoi.$t!1043)) (= #x00000001 hanoi.$t!1043) (not (= #x00000003 hanoi.$t!1043)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1043)))))
;   1960: (and (not (= #x00000000 hanoi.$t!1043)) (bvult hanoi.$t!1043 #x00000004) (= #x00000001 (bvand #xfffffffd hanoi.$t!1043)) (= #x00000001 hanoi.$t!1043) (not (= #x00000003 hanoi.$t!1043)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1043)))))
;   1961: (and (not (= #x00000000 hanoi.$result!1042)) (bvult hanoi.$result!1042 #x00000008) (= #x00000001 (bvand #xfffffff9 hanoi.$result!1042)) (or (= #x00000001 hanoi.$result!1042) (= #x00000003 hanoi.$result!1042) (= hanoi.$result!1042 #x00000007)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$result!1042)))) (bvult hanoi.$result!1042 #x00000004) (= #x00000001 (bvand #xfffffffd hanoi.$result!1042)))
;   1963: (and (not (= #x00000000 hanoi.$t!1040)) (bvult hanoi.$t!1040 #x00000008) (= #x00000001 (bvand #xfffffff9 hanoi.$t!1040)) (or (= #x00000001 hanoi.$t!1040) (= #x00000003 hanoi.$t!1040) (= hanoi.$t!1040 #x00000007)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1040)))) (bvult hanoi.$t!1040 #x00000004) (= #x00000001 (bvand #xfffffffd hanoi.$t!1040)))
;   1964: (and (not (= #x00000000 hanoi.$t!1040)) (bvult hanoi.$t!1040 #x00000008) (= #x00000001 (bvand #xfffffff9 hanoi.$t!1040)) (or (= #x00000001 hanoi.$t!1040) (= #x00000003 hanoi.$t!1040) (= hanoi.$t!1040 #x00000007)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1040)))) (bvult hanoi.$t!1040 #x00000004) (= #x00000001 (bvand #xfffffffd hanoi.$t!1040)))
;   1965: (and (not (= #x00000000 hanoi.$result!1039)) (bvult hanoi.$result!1039 #x00000010) (= #x00000001 (bvand #xfffffff1 hanoi.$result!1039)) (or (= #x00000001 hanoi.$result!1039) (= #x00000003 hanoi.$result!1039) (= hanoi.$result!1039 #x00000007) (= hanoi.$result!1039 #x0000000f)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$result!1039)))) (bvult hanoi.$result!1039 #x00000008) (= #x00000001 (bvand #xfffffff9 hanoi.$result!1039)))
;   1967: (and (not (= #x00000000 hanoi.$t!1037)) (bvult hanoi.$t!1037 #x00000010) (= #x00000001 (bvand #xfffffff1 hanoi.$t!1037)) (or (= #x00000001 hanoi.$t!1037) (= #x00000003 hanoi.$t!1037) (= hanoi.$t!1037 #x00000007) (= hanoi.$t!1037 #x0000000f)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1037)))) (bvult hanoi.$t!1037 #x00000008) (= #x00000001 (bvand #xfffffff9 hanoi.$t!1037)))
;   1968: (and (not (= #x00000000 hanoi.$t!1037)) (bvult hanoi.$t!1037 #x00000010) (= #x00000001 (bvand #xfffffff1 hanoi.$t!1037)) (or (= #x00000001 hanoi.$t!1037) (= #x00000003 hanoi.$t!1037) (= hanoi.$t!1037 #x00000007) (= hanoi.$t!1037 #x0000000f)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1037)))) (bvult hanoi.$t!1037 #x00000008) (= #x00000001 (bvand #xfffffff9 hanoi.$t!1037)))
;   1969: (and (not (= #x00000000 hanoi.$result!1036)) (bvult hanoi.$result!1036 #x00000020) (= #x00000001 (bvand #xffffffe1 hanoi.$result!1036)) (or (= #x00000001 hanoi.$result!1036) (= #x0000001f hanoi.$result!1036) (= #x00000003 hanoi.$result!1036) (= hanoi.$result!1036 #x00000007) (= hanoi.$result!1036 #x0000000f)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$result!1036)))) (bvult hanoi.$result!1036 #x00000010) (= #x00000001 (bvand #xfffffff1 hanoi.$result!1036)))
;   1971: (and (not (= #x00000000 hanoi.$t!1034)) (bvult hanoi.$t!1034 #x00000020) (= #x00000001 (bvand #xffffffe1 hanoi.$t!1034)) (or (= #x00000001 hanoi.$t!1034) (= #x0000001f hanoi.$t!1034) (= #x00000003 hanoi.$t!1034) (= hanoi.$t!1034 #x00000007) (= hanoi.$t!1034 #x0000000f)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1034)))) (bvult hanoi.$t!1034 #x00000010) (= #x00000001 (bvand #xfffffff1 hanoi.$t!1034)))
;   1972: (and (not (= #x00000000 hanoi.$t!1034)) (bvult hanoi.$t!1034 #x00000020) (= #x00000001 (bvand #xffffffe1 hanoi.$t!1034)) (or (= #x00000001 hanoi.$t!1034) (= #x0000001f hanoi.$t!1034) (= #x00000003 hanoi.$t!1034) (= hanoi.$t!1034 #x00000007) (= hanoi.$t!1034 #x0000000f)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1034)))) (bvult hanoi.$t!1034 #x00000010) (= #x00000001 (bvand #xfffffff1 hanoi.$t!1034)))
;   1973: (and (not (= #x00000000 hanoi.$result!1033)) (bvult hanoi.$result!1033 #x00000040) (= #x00000001 (bvand #xffffffc1 hanoi.$result!1033)) (or (= #x00000001 hanoi.$result!1033) (= #x0000001f hanoi.$result!1033) (= #x00000003 hanoi.$result!1033) (= hanoi.$result!1033 #x00000007) (= hanoi.$result!1033 #x0000000f) (= hanoi.$result!1033 #x0000003f)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$result!1033)))) (bvult hanoi.$result!1033 #x00000020) (= #x00000001 (bvand #xffffffe1 hanoi.$result!1033)))
;   1975: (and (not (= #x00000000 hanoi.$t!1031)) (bvult hanoi.$t!1031 #x00000040) (= #x00000001 (bvand #xffffffc1 hanoi.$t!1031)) (or (= #x00000001 hanoi.$t!1031) (= #x0000001f hanoi.$t!1031) (= #x00000003 hanoi.$t!1031) (= hanoi.$t!1031 #x00000007) (= hanoi.$t!1031 #x0000000f) (= hanoi.$t!1031 #x0000003f)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1031)))) (bvult hanoi.$t!1031 #x00000020) (= #x00000001 (bvand #xffffffe1 hanoi.$t!1031)))
;   1976: (and (not (= #x00000000 hanoi.$t!1031)) (bvult hanoi.$t!1031 #x00000040) (= #x00000001 (bvand #xffffffc1 hanoi.$t!1031)) (or (= #x00000001 hanoi.$t!1031) (= #x0000001f hanoi.$t!1031) (= #x00000003 hanoi.$t!1031) (= hanoi.$t!1031 #x00000007) (= hanoi.$t!1031 #x0000000f) (= hanoi.$t!1031 #x0000003f)) (not (= #b1 ((_ extract 0 0) (bvadd #xffffffff hanoi.$t!1031)))) (bvult hanoi.$t!1031 #x00000020) (= #x00000001 (bvand #xffffffe1 hanoi.$t!1031)))
;   1977: (and (not (= #x00000000 hanoi.$result!1030)) (bvult hanoi.$result!1030 #x00000080) (= #x00000001 (bvand #xffffff81 hanoi.$result!1030)) (or (= #x00000001 hanoi.$result!1030) (= #x0000001f hanoi.$result!1030) (= #x00000003 hanoi.$result!1030) (= hanoi.$result!1030 #x00000007) (= hanoi.$result!1030 #x0000000f) (= hanoi.$result!1030 #x0000003f) (= hanoi.$result!1030 #x0000007f)))
;   1979: (and (not (= #x00000000 hanoi.$t)) (bvult hanoi.$t #x00000080) (= #x00000001 (bvand #xffffff81 hanoi.$t)) (or (= #x00000001 hanoi.$t) (= #x0000001f hanoi.$t) (= #x00000003 hanoi.$t) (= hanoi.$t #x00000007) (= hanoi.$t #x0000000f) (= hanoi.$t #x0000003f) (= hanoi.$t #x0000007f)))
;   1981: true
;   1982: true
;   1983: true
;   1984: true
;   1985: true
;   1986: true
;   1987: true
;   1988: true
;
; The automaton:
; 1989 locations, 2781 edges, 1050 variables, 33600 bits
;
; variables
;   counter: bv32
;   n: bv32
;   result: bv32
;   $result: bv32
;   $t: bv32
;   $t!5: bv32
;   applyHanoi.n: bv32
;   applyHanoi.from: bv32
;   applyHanoi.to: bv32
;   applyHanoi.via: bv32
;   applyHanoi.n!10: bv32
;   applyHanoi.from!11: bv32
;   applyHanoi.to!12: bv32
;   applyHanoi.via!13: bv32
;   applyHanoi.n!14: bv32
;   applyHanoi.from!15: bv32
;   applyHanoi.to!16: bv32
;   applyHanoi.via!17: bv32
;   applyHanoi.n!18: bv32
;   applyHanoi.from!19: bv32
;   applyHanoi.to!20: bv32
;   applyHanoi.via!21: bv32
;   applyHanoi.n!22: bv32
;   applyHanoi.from!23: bv32
;   applyHanoi.to!24: bv32
;   applyHanoi.via!25: bv32
;   applyHanoi.n!26: bv32
;   applyHanoi.from!27: bv32
;   applyHanoi.to!28: bv32
;   applyHanoi.via!29: bv32
;   applyHanoi.n!30: bv32
;   applyHanoi.from!31: bv32
;   applyHanoi.to!32: bv32
;   applyHanoi.via!33: bv32
;   applyHanoi.n!34: bv32
;   applyHanoi.from!35: bv32
;   applyHanoi.to!36: bv32
;   applyHanoi.via!37: bv32
;   applyHanoi.n!38: bv32
;   applyHanoi.from!39: bv32
;   applyHanoi.to!40: bv32
;   applyHanoi.via!41: bv32
;   applyHanoi.n!42: bv32
;   applyHanoi.from!43: bv32
;   applyHanoi.to!44: bv32
;   applyHanoi.via!45: bv32
;   applyHanoi.n!46: bv32
;   applyHanoi.from!47: bv32
;   applyHanoi.to!48: bv32
;   applyHanoi.via!49: bv32
;   applyHanoi.n!50: bv32
;   applyHanoi.from!51: bv32
;   applyHanoi.to!52: bv32
;   applyHanoi.via!53: bv32
;   applyHanoi.n!54: bv32
;   applyHanoi.from!55: bv32
;   applyHanoi.to!56: bv32
;   applyHanoi.via!57: bv32
;   applyHanoi.n!58: bv32
;   applyHanoi.from!59: bv32
;   applyHanoi.to!60: bv32
;   applyHanoi.via!61: bv32
;   applyHanoi.n!62: bv32
;   applyHanoi.from!63: bv32
;   applyHanoi.to!64: bv32
;   applyHanoi.via!65: bv32
;   applyHanoi.n!66: bv32
;   applyHanoi.from!67: bv32
;   applyHanoi.to!68: bv32
;   applyHanoi.via!69: bv32
;   applyHanoi.n!70: bv32
;   applyHanoi.from!71: bv32
;   applyHanoi.to!72: bv32
;   applyHanoi.via!73: bv32
;   applyHanoi.n!74: bv32
;   applyHanoi.from!75: bv32
;   applyHanoi.to!76: bv32
;   applyHanoi.via!77: bv32
;   applyHanoi.n!78: bv32
;   applyHanoi.from!79: bv32
;   applyHanoi.to!80: bv32
;   applyHanoi.via!81: bv32
;   applyHanoi.n!82: bv32
;   applyHanoi.from!83: bv32
;   applyHanoi.to!84: bv32
;   applyHanoi.via!85: bv32
;   applyHanoi.n!86: bv32
;   applyHanoi.from!87: bv32
;   applyHanoi.to!88: bv32
;   applyHanoi.via!89: bv32
;   applyHanoi.n!90: bv32
;   applyHanoi.from!91: bv32
;   applyHanoi.to!92: bv32
;   applyHanoi.via!93: bv32
;   applyHanoi.n!94: bv32
;   applyHanoi.from!95: bv32
;   applyHanoi.to!96: bv32
;   applyHanoi.via!97: bv32
;   applyHanoi.n!98: bv32
;   applyHanoi.from!99: bv32
;   applyHanoi.to!100: bv32
;   applyHanoi.via!101: bv32
;   applyHanoi.n!102: bv32
;   applyHanoi.from!103: bv32
;   applyHanoi.to!104: bv32
;   applyHanoi.via!105: bv32
;   applyHanoi.n!106: bv32
;   applyHanoi.from!107: bv32
;   applyHanoi.to!108: bv32
;   applyHanoi.via!109: bv32
;   applyHanoi.n!110: bv32
;   applyHanoi.from!111: bv32
;   applyHanoi.to!112: bv32
;   applyHanoi.via!113: bv32
;   applyHanoi.n!114: bv32
;   applyHanoi.from!115: bv32
;   applyHanoi.to!116: bv32
;   applyHanoi.via!117: bv32
;   applyHanoi.n!118: bv32
;   applyHanoi.from!119: bv32
;   applyHanoi.to!120: bv32
;   applyHanoi.via!121: bv32
;   applyHanoi.n!122: bv32
;   applyHanoi.from!123: bv32
;   applyHanoi.to!124: bv32
;   applyHanoi.via!125: bv32
;   applyHanoi.n!126: bv32
;   applyHanoi.from!127: bv32
;   applyHanoi.to!128: bv32
;   applyHanoi.via!129: bv32
;   applyHanoi.n!130: bv32
;   applyHanoi.from!131: bv32
;   applyHanoi.to!132: bv32
;   applyHanoi.via!133: bv32
;   applyHanoi.n!134: bv32
;   applyHanoi.from!135: bv32
;   applyHanoi.to!136: bv32
;   applyHanoi.via!137: bv32
;   applyHanoi.n!138: bv32
;   applyHanoi.from!139: bv32
;   applyHanoi.to!140: bv32
;   applyHanoi.via!141: bv32
;   applyHanoi.n!142: bv32
;   applyHanoi.from!143: bv32
;   applyHanoi.to!144: bv32
;   applyHanoi.via!145: bv32
;   applyHanoi.n!146: bv32
;   applyHanoi.from!147: bv32
;   applyHanoi.to!148: bv32
;   applyHanoi.via!149: bv32
;   applyHanoi.n!150: bv32
;   applyHanoi.from!151: bv32
;   applyHanoi.to!152: bv32
;   applyHanoi.via!153: bv32
;   applyHanoi.n!154: bv32
;   applyHanoi.from!155: bv32
;   applyHanoi.to!156: bv32
;   applyHanoi.via!157: bv32
;   applyHanoi.n!158: bv32
;   applyHanoi.from!159: bv32
;   applyHanoi.to!160: bv32
;   applyHanoi.via!161: bv32
;   applyHanoi.n!162: bv32
;   applyHanoi.from!163: bv32
;   applyHanoi.to!164: bv32
;   applyHanoi.via!165: bv32
;   applyHanoi.n!166: bv32
;   applyHanoi.from!167: bv32
;   applyHanoi.to!168: bv32
;   applyHanoi.via!169: bv32
;   applyHanoi.n!170: bv32
;   applyHanoi.from!171: bv32
;   applyHanoi.to!172: bv32
;   applyHanoi.via!173: bv32
;   applyHanoi.n!174: bv32
;   applyHanoi.from!175: bv32
;   applyHanoi.to!176: bv32
;   applyHanoi.via!177: bv32
;   applyHanoi.n!178: bv32
;   applyHanoi.from!179: bv32
;   applyHanoi.to!180: bv32
;   applyHanoi.via!181: bv32
;   applyHanoi.n!182: bv32
;   applyHanoi.from!183: bv32
;   applyHanoi.to!184: bv32
;   applyHanoi.via!185: bv32
;   applyHanoi.n!186: bv32
;   applyHanoi.from!187: bv32
;   applyHanoi.to!188: bv32
;   applyHanoi.via!189: bv32
;   applyHanoi.n!190: bv32
;   applyHanoi.from!191: bv32
;   applyHanoi.to!192: bv32
;   applyHanoi.via!193: bv32
;   applyHanoi.n!194: bv32
;   applyHanoi.from!195: bv32
;   applyHanoi.to!196: bv32
;   applyHanoi.via!197: bv32
;   applyHanoi.n!198: bv32
;   applyHanoi.from!199: bv32
;   applyHanoi.to!200: bv32
;   applyHanoi.via!201: bv32
;   applyHanoi.n!202: bv32
;   applyHanoi.from!203: bv32
;   applyHanoi.to!204: bv32
;   applyHanoi.via!205: bv32
;   applyHanoi.n!206: bv32
;   applyHanoi.from!207: bv32
;   applyHanoi.to!208: bv32
;   applyHanoi.via!209: bv32
;   applyHanoi.n!210: bv32
;   applyHanoi.from!211: bv32
;   applyHanoi.to!212: bv32
;   applyHanoi.via!213: bv32
;   applyHanoi.n!214: bv32
;   applyHanoi.from!215: bv32
;   applyHanoi.to!216: bv32
;   applyHanoi.via!217: bv32
;   applyHanoi.n!218: bv32
;   applyHanoi.from!219: bv32
;   applyHanoi.to!220: bv32
;   applyHanoi.via!221: bv32
;   applyHanoi.n!222: bv32
;   applyHanoi.from!223: bv32
;   applyHanoi.to!224: bv32
;   applyHanoi.via!225: bv32
;   applyHanoi.n!226: bv32
;   applyHanoi.from!227: bv32
;   applyHanoi.to!228: bv32
;   applyHanoi.via!229: bv32
;   applyHanoi.n!230: bv32
;   applyHanoi.from!231: bv32
;   applyHanoi.to!232: bv32
;   applyHanoi.via!233: bv32
;   applyHanoi.n!234: bv32
;   applyHanoi.from!235: bv32
;   applyHanoi.to!236: bv32
;   applyHanoi.via!237: bv32
;   applyHanoi.n!238: bv32
;   applyHanoi.from!239: bv32
;   applyHanoi.to!240: bv32
;   applyHanoi.via!241: bv32
;   applyHanoi.n!242: bv32
;   applyHanoi.from!243: bv32
;   applyHanoi.to!244: bv32
;   applyHanoi.via!245: bv32
;   applyHanoi.n!246: bv32
;   applyHanoi.from!247: bv32
;   applyHanoi.to!248: bv32
;   applyHanoi.via!249: bv32
;   applyHanoi.n!250: bv32
;   applyHanoi.from!251: bv32
;   applyHanoi.to!252: bv32
;   applyHanoi.via!253: bv32
;   applyHanoi.n!254: bv32
;   applyHanoi.from!255: bv32
;   applyHanoi.to!256: bv32
;   applyHanoi.via!257: bv32
;   applyHanoi.n!258: bv32
;   applyHanoi.from!259: bv32
;   applyHanoi.to!260: bv32
;   applyHanoi.via!261: bv32
;   applyHanoi.n!262: bv32
;   applyHanoi.from!263: bv32
;   applyHanoi.to!264: bv32
;   applyHanoi.via!265: bv32
;   applyHanoi.n!266: bv32
;   applyHanoi.from!267: bv32
;   applyHanoi.to!268: bv32
;   applyHanoi.via!269: bv32
;   applyHanoi.n!270: bv32
;   applyHanoi.from!271: bv32
;   applyHanoi.to!272: bv32
;   applyHanoi.via!273: bv32
;   applyHanoi.n!274: bv32
;   applyHanoi.from!275: bv32
;   applyHanoi.to!276: bv32
;   applyHanoi.via!277: bv32
;   applyHanoi.n!278: bv32
;   applyHanoi.from!279: bv32
;   applyHanoi.to!280: bv32
;   applyHanoi.via!281: bv32
;   applyHanoi.n!282: bv32
;   applyHanoi.from!283: bv32
;   applyHanoi.to!284: bv32
;   applyHanoi.via!285: bv32
;   applyHanoi.n!286: bv32
;   applyHanoi.from!287: bv32
;   applyHanoi.to!288: bv32
;   applyHanoi.via!289: bv32
;   applyHanoi.n!290: bv32
;   applyHanoi.from!291: bv32
;   applyHanoi.to!292: bv32
;   applyHanoi.via!293: bv32
;   applyHanoi.n!294: bv32
;   applyHanoi.from!295: bv32
;   applyHanoi.to!296: bv32
;   applyHanoi.via!297: bv32
;   applyHanoi.n!298: bv32
;   applyHanoi.from!299: bv32
;   applyHanoi.to!300: bv32
;   applyHanoi.via!301: bv32
;   applyHanoi.n!302: bv32
;   applyHanoi.from!303: bv32
;   applyHanoi.to!304: bv32
;   applyHanoi.via!305: bv32
;   applyHanoi.n!306: bv32
;   applyHanoi.from!307: bv32
;   applyHanoi.to!308: bv32
;   applyHanoi.via!309: bv32
;   applyHanoi.n!310: bv32
;   applyHanoi.from!311: bv32
;   applyHanoi.to!312: bv32
;   applyHanoi.via!313: bv32
;   applyHanoi.n!314: bv32
;   applyHanoi.from!315: bv32
;   applyHanoi.to!316: bv32
;   applyHanoi.via!317: bv32
;   applyHanoi.n!318: bv32
;   applyHanoi.from!319: bv32
;   applyHanoi.to!320: bv32
;   applyHanoi.via!321: bv32
;   applyHanoi.n!322: bv32
;   applyHanoi.from!323: bv32
;   applyHanoi.to!324: bv32
;   applyHanoi.via!325: bv32
;   applyHanoi.n!326: bv32
;   applyHanoi.from!327: bv32
;   applyHanoi.to!328: bv32
;   applyHanoi.via!329: bv32
;   applyHanoi.n!330: bv32
;   applyHanoi.from!331: bv32
;   applyHanoi.to!332: bv32
;   applyHanoi.via!333: bv32
;   applyHanoi.n!334: bv32
;   applyHanoi.from!335: bv32
;   applyHanoi.to!336: bv32
;   applyHanoi.via!337: bv32
;   applyHanoi.n!338: bv32
;   applyHanoi.from!339: bv32
;   applyHanoi.to!340: bv32
;   applyHanoi.via!341: bv32
;   applyHanoi.n!342: bv32
;   applyHanoi.from!343: bv32
;   applyHanoi.to!344: bv32
;   applyHanoi.via!345: bv32
;   applyHanoi.n!346: bv32
;   applyHanoi.from!347: bv32
;   applyHanoi.to!348: bv32
;   applyHanoi.via!349: bv32
;   applyHanoi.n!350: bv32
;   applyHanoi.from!351: bv32
;   applyHanoi.to!352: bv32
;   applyHanoi.via!353: bv32
;   applyHanoi.n!354: bv32
;   applyHanoi.from!355: bv32
;   applyHanoi.to!356: bv32
;   applyHanoi.via!357: bv32
;   applyHanoi.n!358: bv32
;   applyHanoi.from!359: bv32
;   applyHanoi.to!360: bv32
;   applyHanoi.via!361: bv32
;   applyHanoi.n!362: bv32
;   applyHanoi.from!363: bv32
;   applyHanoi.to!364: bv32
;   applyHanoi.via!365: bv32
;   applyHanoi.n!366: bv32
;   applyHanoi.from!367: bv32
;   applyHanoi.to!368: bv32
;   applyHanoi.via!369: bv32
;   applyHanoi.n!370: bv32
;   applyHanoi.from!371: bv32
;   applyHanoi.to!372: bv32
;   applyHanoi.via!373: bv32
;   applyHanoi.n!374: bv32
;   applyHanoi.from!375: bv32
;   applyHanoi.to!376: bv32
;   applyHanoi.via!377: bv32
;   applyHanoi.n!378: bv32
;   applyHanoi.from!379: bv32
;   applyHanoi.to!380: bv32
;   applyHanoi.via!381: bv32
;   applyHanoi.n!382: bv32
;   applyHanoi.from!383: bv32
;   applyHanoi.to!384: bv32
;   applyHanoi.via!385: bv32
;   applyHanoi.n!386: bv32
;   applyHanoi.from!387: bv32
;   applyHanoi.to!388: bv32
;   applyHanoi.via!389: bv32
;   applyHanoi.n!390: bv32
;   applyHanoi.from!391: bv32
;   applyHanoi.to!392: bv32
;   applyHanoi.via!393: bv32
;   applyHanoi.n!394: bv32
;   applyHanoi.from!395: bv32
;   applyHanoi.to!396: bv32
;   applyHanoi.via!397: bv32
;   applyHanoi.n!398: bv32
;   applyHanoi.from!399: bv32
;   applyHanoi.to!400: bv32
;   applyHanoi.via!401: bv32
;   applyHanoi.n!402: bv32
;   applyHanoi.from!403: bv32
;   applyHanoi.to!404: bv32
;   applyHanoi.via!405: bv32
;   applyHanoi.n!406: bv32
;   applyHanoi.from!407: bv32
;   applyHanoi.to!408: bv32
;   applyHanoi.via!409: bv32
;   applyHanoi.n!410: bv32
;   applyHanoi.from!411: bv32
;   applyHanoi.to!412: bv32
;   applyHanoi.via!413: bv32
;   applyHanoi.n!414: bv32
;   applyHanoi.from!415: bv32
;   applyHanoi.to!416: bv32
;   applyHanoi.via!417: bv32
;   applyHanoi.n!418: bv32
;   applyHanoi.from!419: bv32
;   applyHanoi.to!420: bv32
;   applyHanoi.via!421: bv32
;   applyHanoi.n!422: bv32
;   applyHanoi.from!423: bv32
;   applyHanoi.to!424: bv32
;   applyHanoi.via!425: bv32
;   applyHanoi.n!426: bv32
;   applyHanoi.from!427: bv32
;   applyHanoi.to!428: bv32
;   applyHanoi.via!429: bv32
;   applyHanoi.n!430: bv32
;   applyHanoi.from!431: bv32
;   applyHanoi.to!432: bv32
;   applyHanoi.via!433: bv32
;   applyHanoi.n!434: bv32
;   applyHanoi.from!435: bv32
;   applyHanoi.to!436: bv32
;   applyHanoi.via!437: bv32
;   applyHanoi.n!438: bv32
;   applyHanoi.from!439: bv32
;   applyHanoi.to!440: bv32
;   applyHanoi.via!441: bv32
;   applyHanoi.n!442: bv32
;   applyHanoi.from!443: bv32
;   applyHanoi.to!444: bv32
;   applyHanoi.via!445: bv32
;   applyHanoi.n!446: bv32
;   applyHanoi.from!447: bv32
;   applyHanoi.to!448: bv32
;   applyHanoi.via!449: bv32
;   applyHanoi.n!450: bv32
;   applyHanoi.from!451: bv32
;   applyHanoi.to!452: bv32
;   applyHanoi.via!453: bv32
;   applyHanoi.n!454: bv32
;   applyHanoi.from!455: bv32
;   applyHanoi.to!456: bv32
;   applyHanoi.via!457: bv32
;   applyHanoi.n!458: bv32
;   applyHanoi.from!459: bv32
;   applyHanoi.to!460: bv32
;   applyHanoi.via!461: bv32
;   applyHanoi.n!462: bv32
;   applyHanoi.from!463: bv32
;   applyHanoi.to!464: bv32
;   applyHanoi.via!465: bv32
;   applyHanoi.n!466: bv32
;   applyHanoi.from!467: bv32
;   applyHanoi.to!468: bv32
;   applyHanoi.via!469: bv32
;   applyHanoi.n!470: bv32
;   applyHanoi.from!471: bv32
;   applyHanoi.to!472: bv32
;   applyHanoi.via!473: bv32
;   applyHanoi.n!474: bv32
;   applyHanoi.from!475: bv32
;   applyHanoi.to!476: bv32
;   applyHanoi.via!477: bv32
;   applyHanoi.n!478: bv32
;   applyHanoi.from!479: bv32
;   applyHanoi.to!480: bv32
;   applyHanoi.via!481: bv32
;   applyHanoi.n!482: bv32
;   applyHanoi.from!483: bv32
;   applyHanoi.to!484: bv32
;   applyHanoi.via!485: bv32
;   applyHanoi.n!486: bv32
;   applyHanoi.from!487: bv32
;   applyHanoi.to!488: bv32
;   applyHanoi.via!489: bv32
;   applyHanoi.n!490: bv32
;   applyHanoi.from!491: bv32
;   applyHanoi.to!492: bv32
;   applyHanoi.via!493: bv32
;   applyHanoi.n!494: bv32
;   applyHanoi.from!495: bv32
;   applyHanoi.to!496: bv32
;   applyHanoi.via!497: bv32
;   applyHanoi.n!498: bv32
;   applyHanoi.from!499: bv32
;   applyHanoi.to!500: bv32
;   applyHanoi.via!501: bv32
;   applyHanoi.n!502: bv32
;   applyHanoi.from!503: bv32
;   applyHanoi.to!504: bv32
;   applyHanoi.via!505: bv32
;   applyHanoi.n!506: bv32
;   applyHanoi.from!507: bv32
;   applyHanoi.to!508: bv32
;   applyHanoi.via!509: bv32
;   applyHanoi.n!510: bv32
;   applyHanoi.from!511: bv32
;   applyHanoi.to!512: bv32
;   applyHanoi.via!513: bv32
;   applyHanoi.n!514: bv32
;   applyHanoi.from!515: bv32
;   applyHanoi.to!516: bv32
;   applyHanoi.via!517: bv32
;   applyHanoi.n!518: bv32
;   applyHanoi.from!519: bv32
;   applyHanoi.to!520: bv32
;   applyHanoi.via!521: bv32
;   applyHanoi.n!522: bv32
;   applyHanoi.from!523: bv32
;   applyHanoi.to!524: bv32
;   applyHanoi.via!525: bv32
;   applyHanoi.n!526: bv32
;   applyHanoi.from!527: bv32
;   applyHanoi.to!528: bv32
;   applyHanoi.via!529: bv32
;   applyHanoi.n!530: bv32
;   applyHanoi.from!531: bv32
;   applyHanoi.to!532: bv32
;   applyHanoi.via!533: bv32
;   applyHanoi.n!534: bv32
;   applyHanoi.from!535: bv32
;   applyHanoi.to!536: bv32
;   applyHanoi.via!537: bv32
;   applyHanoi.n!538: bv32
;   applyHanoi.from!539: bv32
;   applyHanoi.to!540: bv32
;   applyHanoi.via!541: bv32
;   applyHanoi.n!542: bv32
;   applyHanoi.from!543: bv32
;   applyHanoi.to!544: bv32
;   applyHanoi.via!545: bv32
;   applyHanoi.n!546: bv32
;   applyHanoi.from!547: bv32
;   applyHanoi.to!548: bv32
;   applyHanoi.via!549: bv32
;   applyHanoi.n!550: bv32
;   applyHanoi.from!551: bv32
;   applyHanoi.to!552: bv32
;   applyHanoi.via!553: bv32
;   applyHanoi.n!554: bv32
;   applyHanoi.from!555: bv32
;   applyHanoi.to!556: bv32
;   applyHanoi.via!557: bv32
;   applyHanoi.n!558: bv32
;   applyHanoi.from!559: bv32
;   applyHanoi.to!560: bv32
;   applyHanoi.via!561: bv32
;   applyHanoi.n!562: bv32
;   applyHanoi.from!563: bv32
;   applyHanoi.to!564: bv32
;   applyHanoi.via!565: bv32
;   applyHanoi.n!566: bv32
;   applyHanoi.from!567: bv32
;   applyHanoi.to!568: bv32
;   applyHanoi.via!569: bv32
;   applyHanoi.n!570: bv32
;   applyHanoi.from!571: bv32
;   applyHanoi.to!572: bv32
;   applyHanoi.via!573: bv32
;   applyHanoi.n!574: bv32
;   applyHanoi.from!575: bv32
;   applyHanoi.to!576: bv32
;   applyHanoi.via!577: bv32
;   applyHanoi.n!578: bv32
;   applyHanoi.from!579: bv32
;   applyHanoi.to!580: bv32
;   applyHanoi.via!581: bv32
;   applyHanoi.n!582: bv32
;   applyHanoi.from!583: bv32
;   applyHanoi.to!584: bv32
;   applyHanoi.via!585: bv32
;   applyHanoi.n!586: bv32
;   applyHanoi.from!587: bv32
;   applyHanoi.to!588: bv32
;   applyHanoi.via!589: bv32
;   applyHanoi.n!590: bv32
;   applyHanoi.from!591: bv32
;   applyHanoi.to!592: bv32
;   applyHanoi.via!593: bv32
;   applyHanoi.n!594: bv32
;   applyHanoi.from!595: bv32
;   applyHanoi.to!596: bv32
;   applyHanoi.via!597: bv32
;   applyHanoi.n!598: bv32
;   applyHanoi.from!599: bv32
;   applyHanoi.to!600: bv32
;   applyHanoi.via!601: bv32
;   applyHanoi.n!602: bv32
;   applyHanoi.from!603: bv32
;   applyHanoi.to!604: bv32
;   applyHanoi.via!605: bv32
;   applyHanoi.n!606: bv32
;   applyHanoi.from!607: bv32
;   applyHanoi.to!608: bv32
;   applyHanoi.via!609: bv32
;   applyHanoi.n!610: bv32
;   applyHanoi.from!611: bv32
;   applyHanoi.to!612: bv32
;   applyHanoi.via!613: bv32
;   applyHanoi.n!614: bv32
;   applyHanoi.from!615: bv32
;   applyHanoi.to!616: bv32
;   applyHanoi.via!617: bv32
;   applyHanoi.n!618: bv32
;   applyHanoi.from!619: bv32
;   applyHanoi.to!620: bv32
;   applyHanoi.via!621: bv32
;   applyHanoi.n!622: bv32
;   applyHanoi.from!623: bv32
;   applyHanoi.to!624: bv32
;   applyHanoi.via!625: bv32
;   applyHanoi.n!626: bv32
;   applyHanoi.from!627: bv32
;   applyHanoi.to!628: bv32
;   applyHanoi.via!629: bv32
;   applyHanoi.n!630: bv32
;   applyHanoi.from!631: bv32
;   applyHanoi.to!632: bv32
;   applyHanoi.via!633: bv32
;   applyHanoi.n!634: bv32
;   applyHanoi.from!635: bv32
;   applyHanoi.to!636: bv32
;   applyHanoi.via!637: bv32
;   applyHanoi.n!638: bv32
;   applyHanoi.from!639: bv32
;   applyHanoi.to!640: bv32
;   applyHanoi.via!641: bv32
;   applyHanoi.n!642: bv32
;   applyHanoi.from!643: bv32
;   applyHanoi.to!644: bv32
;   applyHanoi.via!645: bv32
;   applyHanoi.n!646: bv32
;   applyHanoi.from!647: bv32
;   applyHanoi.to!648: bv32
;   applyHanoi.via!649: bv32
;   applyHanoi.n!650: bv32
;   applyHanoi.from!651: bv32
;   applyHanoi.to!652: bv32
;   applyHanoi.via!653: bv32
;   applyHanoi.n!654: bv32
;   applyHanoi.from!655: bv32
;   applyHanoi.to!656: bv32
;   applyHanoi.via!657: bv32
;   applyHanoi.n!658: bv32
;   applyHanoi.from!659: bv32
;   applyHanoi.to!660: bv32
;   applyHanoi.via!661: bv32
;   applyHanoi.n!662: bv32
;   applyHanoi.from!663: bv32
;   applyHanoi.to!664: bv32
;   applyHanoi.via!665: bv32
;   applyHanoi.n!666: bv32
;   applyHanoi.from!667: bv32
;   applyHanoi.to!668: bv32
;   applyHanoi.via!669: bv32
;   applyHanoi.n!670: bv32
;   applyHanoi.from!671: bv32
;   applyHanoi.to!672: bv32
;   applyHanoi.via!673: bv32
;   applyHanoi.n!674: bv32
;   applyHanoi.from!675: bv32
;   applyHanoi.to!676: bv32
;   applyHanoi.via!677: bv32
;   applyHanoi.n!678: bv32
;   applyHanoi.from!679: bv32
;   applyHanoi.to!680: bv32
;   applyHanoi.via!681: bv32
;   applyHanoi.n!682: bv32
;   applyHanoi.from!683: bv32
;   applyHanoi.to!684: bv32
;   applyHanoi.via!685: bv32
;   applyHanoi.n!686: bv32
;   applyHanoi.from!687: bv32
;   applyHanoi.to!688: bv32
;   applyHanoi.via!689: bv32
;   applyHanoi.n!690: bv32
;   applyHanoi.from!691: bv32
;   applyHanoi.to!692: bv32
;   applyHanoi.via!693: bv32
;   applyHanoi.n!694: bv32
;   applyHanoi.from!695: bv32
;   applyHanoi.to!696: bv32
;   applyHanoi.via!697: bv32
;   applyHanoi.n!698: bv32
;   applyHanoi.from!699: bv32
;   applyHanoi.to!700: bv32
;   applyHanoi.via!701: bv32
;   applyHanoi.n!702: bv32
;   applyHanoi.from!703: bv32
;   applyHanoi.to!704: bv32
;   applyHanoi.via!705: bv32
;   applyHanoi.n!706: bv32
;   applyHanoi.from!707: bv32
;   applyHanoi.to!708: bv32
;   applyHanoi.via!709: bv32
;   applyHanoi.n!710: bv32
;   applyHanoi.from!711: bv32
;   applyHanoi.to!712: bv32
;   applyHanoi.via!713: bv32
;   applyHanoi.n!714: bv32
;   applyHanoi.from!715: bv32
;   applyHanoi.to!716: bv32
;   applyHanoi.via!717: bv32
;   applyHanoi.n!718: bv32
;   applyHanoi.from!719: bv32
;   applyHanoi.to!720: bv32
;   applyHanoi.via!721: bv32
;   applyHanoi.n!722: bv32
;   applyHanoi.from!723: bv32
;   applyHanoi.to!724: bv32
;   applyHanoi.via!725: bv32
;   applyHanoi.n!726: bv32
;   applyHanoi.from!727: bv32
;   applyHanoi.to!728: bv32
;   applyHanoi.via!729: bv32
;   applyHanoi.n!730: bv32
;   applyHanoi.from!731: bv32
;   applyHanoi.to!732: bv32
;   applyHanoi.via!733: bv32
;   applyHanoi.n!734: bv32
;   applyHanoi.from!735: bv32
;   applyHanoi.to!736: bv32
;   applyHanoi.via!737: bv32
;   applyHanoi.n!738: bv32
;   applyHanoi.from!739: bv32
;   applyHanoi.to!740: bv32
;   applyHanoi.via!741: bv32
;   applyHanoi.n!742: bv32
;   applyHanoi.from!743: bv32
;   applyHanoi.to!744: bv32
;   applyHanoi.via!745: bv32
;   applyHanoi.n!746: bv32
;   applyHanoi.from!747: bv32
;   applyHanoi.to!748: bv32
;   applyHanoi.via!749: bv32
;   applyHanoi.n!750: bv32
;   applyHanoi.from!751: bv32
;   applyHanoi.to!752: bv32
;   applyHanoi.via!753: bv32
;   applyHanoi.n!754: bv32
;   applyHanoi.from!755: bv32
;   applyHanoi.to!756: bv32
;   applyHanoi.via!757: bv32
;   applyHanoi.n!758: bv32
;   applyHanoi.from!759: bv32
;   applyHanoi.to!760: bv32
;   applyHanoi.via!761: bv32
;   applyHanoi.n!762: bv32
;   applyHanoi.from!763: bv32
;   applyHanoi.to!764: bv32
;   applyHanoi.via!765: bv32
;   applyHanoi.n!766: bv32
;   applyHanoi.from!767: bv32
;   applyHanoi.to!768: bv32
;   applyHanoi.via!769: bv32
;   applyHanoi.n!770: bv32
;   applyHanoi.from!771: bv32
;   applyHanoi.to!772: bv32
;   applyHanoi.via!773: bv32
;   applyHanoi.n!774: bv32
;   applyHanoi.from!775: bv32
;   applyHanoi.to!776: bv32
;   applyHanoi.via!777: bv32
;   applyHanoi.n!778: bv32
;   applyHanoi.from!779: bv32
;   applyHanoi.to!780: bv32
;   applyHanoi.via!781: bv32
;   applyHanoi.n!782: bv32
;   applyHanoi.from!783: bv32
;   applyHanoi.to!784: bv32
;   applyHanoi.via!785: bv32
;   applyHanoi.n!786: bv32
;   applyHanoi.from!787: bv32
;   applyHanoi.to!788: bv32
;   applyHanoi.via!789: bv32
;   applyHanoi.n!790: bv32
;   applyHanoi.from!791: bv32
;   applyHanoi.to!792: bv32
;   applyHanoi.via!793: bv32
;   applyHanoi.n!794: bv32
;   applyHanoi.from!795: bv32
;   applyHanoi.to!796: bv32
;   applyHanoi.via!797: bv32
;   applyHanoi.n!798: bv32
;   applyHanoi.from!799: bv32
;   applyHanoi.to!800: bv32
;   applyHanoi.via!801: bv32
;   applyHanoi.n!802: bv32
;   applyHanoi.from!803: bv32
;   applyHanoi.to!804: bv32
;   applyHanoi.via!805: bv32
;   applyHanoi.n!806: bv32
;   applyHanoi.from!807: bv32
;   applyHanoi.to!808: bv32
;   applyHanoi.via!809: bv32
;   applyHanoi.n!810: bv32
;   applyHanoi.from!811: bv32
;   applyHanoi.to!812: bv32
;   applyHanoi.via!813: bv32
;   applyHanoi.n!814: bv32
;   applyHanoi.from!815: bv32
;   applyHanoi.to!816: bv32
;   applyHanoi.via!817: bv32
;   applyHanoi.n!818: bv32
;   applyHanoi.from!819: bv32
;   applyHanoi.to!820: bv32
;   applyHanoi.via!821: bv32
;   applyHanoi.n!822: bv32
;   applyHanoi.from!823: bv32
;   applyHanoi.to!824: bv32
;   applyHanoi.via!825: bv32
;   applyHanoi.n!826: bv32
;   applyHanoi.from!827: bv32
;   applyHanoi.to!828: bv32
;   applyHanoi.via!829: bv32
;   applyHanoi.n!830: bv32
;   applyHanoi.from!831: bv32
;   applyHanoi.to!832: bv32
;   applyHanoi.via!833: bv32
;   applyHanoi.n!834: bv32
;   applyHanoi.from!835: bv32
;   applyHanoi.to!836: bv32
;   applyHanoi.via!837: bv32
;   applyHanoi.n!838: bv32
;   applyHanoi.from!839: bv32
;   applyHanoi.to!840: bv32
;   applyHanoi.via!841: bv32
;   applyHanoi.n!842: bv32
;   applyHanoi.from!843: bv32
;   applyHanoi.to!844: bv32
;   applyHanoi.via!845: bv32
;   applyHanoi.n!846: bv32
;   applyHanoi.from!847: bv32
;   applyHanoi.to!848: bv32
;   applyHanoi.via!849: bv32
;   applyHanoi.n!850: bv32
;   applyHanoi.from!851: bv32
;   applyHanoi.to!852: bv32
;   applyHanoi.via!853: bv32
;   applyHanoi.n!854: bv32
;   applyHanoi.from!855: bv32
;   applyHanoi.to!856: bv32
;   applyHanoi.via!857: bv32
;   applyHanoi.n!858: bv32
;   applyHanoi.from!859: bv32
;   applyHanoi.to!860: bv32
;   applyHanoi.via!861: bv32
;   applyHanoi.n!862: bv32
;   applyHanoi.from!863: bv32
;   applyHanoi.to!864: bv32
;   applyHanoi.via!865: bv32
;   applyHanoi.n!866: bv32
;   applyHanoi.from!867: bv32
;   applyHanoi.to!868: bv32
;   applyHanoi.via!869: bv32
;   applyHanoi.n!870: bv32
;   applyHanoi.from!871: bv32
;   applyHanoi.to!872: bv32
;   applyHanoi.via!873: bv32
;   applyHanoi.n!874: bv32
;   applyHanoi.from!875: bv32
;   applyHanoi.to!876: bv32
;   applyHanoi.via!877: bv32
;   applyHanoi.n!878: bv32
;   applyHanoi.from!879: bv32
;   applyHanoi.to!880: bv32
;   applyHanoi.via!881: bv32
;   applyHanoi.n!882: bv32
;   applyHanoi.from!883: bv32
;   applyHanoi.to!884: bv32
;   applyHanoi.via!885: bv32
;   applyHanoi.n!886: bv32
;   applyHanoi.from!887: bv32
;   applyHanoi.to!888: bv32
;   applyHanoi.via!889: bv32
;   applyHanoi.n!890: bv32
;   applyHanoi.from!891: bv32
;   applyHanoi.to!892: bv32
;   applyHanoi.via!893: bv32
;   applyHanoi.n!894: bv32
;   applyHanoi.from!895: bv32
;   applyHanoi.to!896: bv32
;   applyHanoi.via!897: bv32
;   applyHanoi.n!898: bv32
;   applyHanoi.from!899: bv32
;   applyHanoi.to!900: bv32
;   applyHanoi.via!901: bv32
;   applyHanoi.n!902: bv32
;   applyHanoi.from!903: bv32
;   applyHanoi.to!904: bv32
;   applyHanoi.via!905: bv32
;   applyHanoi.n!906: bv32
;   applyHanoi.from!907: bv32
;   applyHanoi.to!908: bv32
;   applyHanoi.via!909: bv32
;   applyHanoi.n!910: bv32
;   applyHanoi.from!911: bv32
;   applyHanoi.to!912: bv32
;   applyHanoi.via!913: bv32
;   applyHanoi.n!914: bv32
;   applyHanoi.from!915: bv32
;   applyHanoi.to!916: bv32
;   applyHanoi.via!917: bv32
;   applyHanoi.n!918: bv32
;   applyHanoi.from!919: bv32
;   applyHanoi.to!920: bv32
;   applyHanoi.via!921: bv32
;   applyHanoi.n!922: bv32
;   applyHanoi.from!923: bv32
;   applyHanoi.to!924: bv32
;   applyHanoi.via!925: bv32
;   applyHanoi.n!926: bv32
;   applyHanoi.from!927: bv32
;   applyHanoi.to!928: bv32
;   applyHanoi.via!929: bv32
;   applyHanoi.n!930: bv32
;   applyHanoi.from!931: bv32
;   applyHanoi.to!932: bv32
;   applyHanoi.via!933: bv32
;   applyHanoi.n!934: bv32
;   applyHanoi.from!935: bv32
;   applyHanoi.to!936: bv32
;   applyHanoi.via!937: bv32
;   applyHanoi.n!938: bv32
;   applyHanoi.from!939: bv32
;   applyHanoi.to!940: bv32
;   applyHanoi.via!941: bv32
;   applyHanoi.n!942: bv32
;   applyHanoi.from!943: bv32
;   applyHanoi.to!944: bv32
;   applyHanoi.via!945: bv32
;   applyHanoi.n!946: bv32
;   applyHanoi.from!947: bv32
;   applyHanoi.to!948: bv32
;   applyHanoi.via!949: bv32
;   applyHanoi.n!950: bv32
;   applyHanoi.from!951: bv32
;   applyHanoi.to!952: bv32
;   applyHanoi.via!953: bv32
;   applyHanoi.n!954: bv32
;   applyHanoi.from!955: bv32
;   applyHanoi.to!956: bv32
;   applyHanoi.via!957: bv32
;   applyHanoi.n!958: bv32
;   applyHanoi.from!959: bv32
;   applyHanoi.to!960: bv32
;   applyHanoi.via!961: bv32
;   applyHanoi.n!962: bv32
;   applyHanoi.from!963: bv32
;   applyHanoi.to!964: bv32
;   applyHanoi.via!965: bv32
;   applyHanoi.n!966: bv32
;   applyHanoi.from!967: bv32
;   applyHanoi.to!968: bv32
;   applyHanoi.via!969: bv32
;   applyHanoi.n!970: bv32
;   applyHanoi.from!971: bv32
;   applyHanoi.to!972: bv32
;   applyHanoi.via!973: bv32
;   applyHanoi.n!974: bv32
;   applyHanoi.from!975: bv32
;   applyHanoi.to!976: bv32
;   applyHanoi.via!977: bv32
;   applyHanoi.n!978: bv32
;   applyHanoi.from!979: bv32
;   applyHanoi.to!980: bv32
;   applyHanoi.via!981: bv32
;   applyHanoi.n!982: bv32
;   applyHanoi.from!983: bv32
;   applyHanoi.to!984: bv32
;   applyHanoi.via!985: bv32
;   applyHanoi.n!986: bv32
;   applyHanoi.from!987: bv32
;   applyHanoi.to!988: bv32
;   applyHanoi.via!989: bv32
;   applyHanoi.n!990: bv32
;   applyHanoi.from!991: bv32
;   applyHanoi.to!992: bv32
;   applyHanoi.via!993: bv32
;   applyHanoi.n!994: bv32
;   applyHanoi.from!995: bv32
;   applyHanoi.to!996: bv32
;   applyHanoi.via!997: bv32
;   applyHanoi.n!998: bv32
;   applyHanoi.from!999: bv32
;   applyHanoi.to!1000: bv32
;   applyHanoi.via!1001: bv32
;   applyHanoi.n!1002: bv32
;   applyHanoi.from!1003: bv32
;   applyHanoi.to!1004: bv32
;   applyHanoi.via!1005: bv32
;   applyHanoi.n!1006: bv32
;   applyHanoi.from!1007: bv32
;   applyHanoi.to!1008: bv32
;   applyHanoi.via!1009: bv32
;   applyHanoi.n!1010: bv32
;   applyHanoi.from!1011: bv32
;   applyHanoi.to!1012: bv32
;   applyHanoi.via!1013: bv32
;   applyHanoi.n!1014: bv32
;   applyHanoi.from!1015: bv32
;   applyHanoi.to!1016: bv32
;   applyHanoi.via!1017: bv32
;   applyHanoi.n!1018: bv32
;   applyHanoi.from!1019: bv32
;   applyHanoi.to!1020: bv32
;   applyHanoi.via!1021: bv32
;   applyHanoi.n!1022: bv32
;   applyHanoi.from!1023: bv32
;   applyHanoi.to!1024: bv32
;   applyHanoi.via!1025: bv32
;   hanoi.n: bv32
;   hanoi.$result: bv32
;   hanoi.$t: bv32
;   hanoi.n!1029: bv32
;   hanoi.$result!1030: bv32
;   hanoi.$t!1031: bv32
;   hanoi.n!1032: bv32
;   hanoi.$result!1033: bv32
;   hanoi.$t!1034: bv32
;   hanoi.n!1035: bv32
;   hanoi.$result!1036: bv32
;   hanoi.$t!1037: bv32
;   hanoi.n!1038: bv32
;   hanoi.$result!1039: bv32
;   hanoi.$t!1040: bv32
;   hanoi.n!1041: bv32
;   hanoi.$result!1042: bv32
;   hanoi.$t!1043: bv32
;   hanoi.n!1044: bv32
;   hanoi.$result!1045: bv32
;   hanoi.$t!1046: bv32
;   hanoi.n!1047: bv32
;   hanoi.$result!1048: bv32
;   hanoi.$t!1049: bv32
;
; locations
;   0 init                  initial
;   1 error                 error
;   2 main:1     line 1
;   3 main:41    line 41
;   4 main:41    line 41
;   5 main:42    line 42
;   6 main:45    line 45
;   7 main:45    line 45
;   8 applyHanoi:30 line 30
;   9 applyHanoi:28 line 28
;   10 applyHanoi:35 line 35
;   11 applyHanoi:35 line 35
;   12 applyHanoi:35 line 35
;   13 applyHanoi:30 line 30
;   14 applyHanoi:28 line 28
;   15 applyHanoi:35 line 35
;   16 applyHanoi:35 line 35
;   17 applyHanoi:35 line 35
;   18 applyHanoi:30 line 30
;   19 applyHanoi:28 line 28
;   20 applyHanoi:35 line 35
;   21 applyHanoi:35 line 35
;   22 applyHanoi:35 line 35
;   23 applyHanoi:30 line 30
;   24 applyHanoi:28 line 28
;   25 applyHanoi:35 line 35
;   26 applyHanoi:35 line 35
;   27 applyHanoi:35 line 35
;   28 applyHanoi:30 line 30
;   29 applyHanoi:28 line 28
;   30 applyHanoi:35 line 35
;   31 applyHanoi:35 line 35
;   32 applyHanoi:35 line 35
;   33 applyHanoi:30 line 30
;   34 applyHanoi:28 line 28
;   35 applyHanoi:35 line 35
;   36 applyHanoi:35 line 35
;   37 applyHanoi:35 line 35
;   38 applyHanoi:30 line 30
;   39 applyHanoi:28 line 28
;   40 applyHanoi:35 line 35
;   41 applyHanoi:35 line 35
;   42 applyHanoi:35 line 35
;   43 applyHanoi:30 line 30
;   44 applyHanoi:28 line 28
;   45 applyHanoi:35 line 35
;   46 applyHanoi:35 line 35
;   47 applyHanoi:35 line 35
;   48 applyHanoi:35 line 35
;   49 applyHanoi:36 line 36
;   50 applyHanoi:36 line 36
;   51 applyHanoi:30 line 30
;   52 applyHanoi:28 line 28
;   53 applyHanoi:35 line 35
;   54 applyHanoi:35 line 35
;   55 applyHanoi:35 line 35
;   56 applyHanoi:36 line 36
;   57 applyHanoi:37 line 37
;   58 applyHanoi:35 line 35
;   59 applyHanoi:36 line 36
;   60 applyHanoi:36 line 36
;   61 applyHanoi:30 line 30
;   62 applyHanoi:28 line 28
;   63 applyHanoi:35 line 35
;   64 applyHanoi:35 line 35
;   65 applyHanoi:35 line 35
;   66 applyHanoi:30 line 30
;   67 applyHanoi:28 line 28
;   68 applyHanoi:35 line 35
;   69 applyHanoi:35 line 35
;   70 applyHanoi:35 line 35
;   71 applyHanoi:35 line 35
;   72 applyHanoi:36 line 36
;   73 applyHanoi:36 line 36
;   74 applyHanoi:30 line 30
;   75 applyHanoi:28 line 28
;   76 applyHanoi:35 line 35
;   77 applyHanoi:35 line 35
;   78 applyHanoi:35 line 35
;   79 applyHanoi:36 line 36
;   80 applyHanoi:37 line 37
;   81 applyHanoi:36 line 36
;   82 applyHanoi:37 line 37
;   83 applyHanoi:35 line 35
;   84 applyHanoi:36 line 36
;   85 applyHanoi:36 line 36
;   86 applyHanoi:30 line 30
;   87 applyHanoi:28 line 28
;   88 applyHanoi:35 line 35
;   89 applyHanoi:35 line 35
;   90 applyHanoi:35 line 35
;   91 applyHanoi:30 line 30
;   92 applyHanoi:28 line 28
;   93 applyHanoi:35 line 35
;   94 applyHanoi:35 line 35
;   95 applyHanoi:35 line 35
;   96 applyHanoi:30 line 30
;   97 applyHanoi:28 line 28
;   98 applyHanoi:35 line 35
;   99 applyHanoi:35 line 35
;   100 applyHanoi:35 line 35
;   101 applyHanoi:35 line 35
;   102 applyHanoi:36 line 36
;   103 applyHanoi:36 line 36
;   104 applyHanoi:30 line 30
;   105 applyHanoi:28 line 28
;   106 applyHanoi:35 line 35
;   107 applyHanoi:35 line 35
;   108 applyHanoi:35 line 35
;   109 applyHanoi:36 line 36
;   110 applyHanoi:37 line 37
;   111 applyHanoi:35 line 35
;   112 applyHanoi:36 line 36
;   113 applyHanoi:36 line 36
;   114 applyHanoi:30 line 30
;   115 applyHanoi:28 line 28
;   116 applyHanoi:35 line 35
;   117 applyHanoi:35 line 35
;   118 applyHanoi:35 line 35
;   119 applyHanoi:30 line 30
;   120 applyHanoi:28 line 28
;   121 applyHanoi:35 line 35
;   122 applyHanoi:35 line 35
;   123 applyHanoi:35 line 35
;   124 applyHanoi:35 line 35
;   125 applyHanoi:36 line 36
;   126 applyHanoi:36 line 36
;   127 applyHanoi:30 line 30
;   128 applyHanoi:28 line 28
;   129 applyHanoi:35 line 35
;   130 applyHanoi:35 line 35
;   131 applyHanoi:35 line 35
;   132 applyHanoi:36 line 36
;   133 applyHanoi:37 line 37
;   134 applyHanoi:36 line 36
;   135 applyHanoi:37 line 37
;   136 applyHanoi:36 line 36
;   137 applyHanoi:37 line 37
;   138 applyHanoi:35 line 35
;   139 applyHanoi:36 line 36
;   140 applyHanoi:36 line 36
;   141 applyHanoi:30 line 30
;   142 applyHanoi:28 line 28
;   143 applyHanoi:35 line 35
;   144 applyHanoi:35 line 35
;   145 applyHanoi:35 line 35
;   146 applyHanoi:30 line 30
;   147 applyHanoi:28 line 28
;   148 applyHanoi:35 line 35
;   149 applyHanoi:35 line 35
;   150 applyHanoi:35 line 35
;   151 applyHanoi:30 line 30
;   152 applyHanoi:28 line 28
;   153 applyHanoi:35 line 35
;   154 applyHanoi:35 line 35
;   155 applyHanoi:35 line 35
;   156 applyHanoi:30 line 30
;   157 applyHanoi:28 line 28
;   158 applyHanoi:35 line 35
;   159 applyHanoi:35 line 35
;   160 applyHanoi:35 line 35
;   161 applyHanoi:35 line 35
;   162 applyHanoi:36 line 36
;   163 applyHanoi:36 line 36
;   164 applyHanoi:30 line 30
;   165 applyHanoi:28 line 28
;   166 applyHanoi:35 line 35
;   167 applyHanoi:35 line 35
;   168 applyHanoi:35 line 35
;   169 applyHanoi:36 line 36
;   170 applyHanoi:37 line 37
;   171 applyHanoi:35 line 35
;   172 applyHanoi:36 line 36
;   173 applyHanoi:36 line 36
;   174 applyHanoi:30 line 30
;   175 applyHanoi:28 line 28
;   176 applyHanoi:35 line 35
;   177 applyHanoi:35 line 35
;   178 applyHanoi:35 line 35
;   179 applyHanoi:30 line 30
;   180 applyHanoi:28 line 28
;   181 applyHanoi:35 line 35
;   182 applyHanoi:35 line 35
;   183 applyHanoi:35 line 35
;   184 applyHanoi:35 line 35
;   185 applyHanoi:36 line 36
;   186 applyHanoi:36 line 36
;   187 applyHanoi:30 line 30
;   188 applyHanoi:28 line 28
;   189 applyHanoi:35 line 35
;   190 applyHanoi:35 line 35
;   191 applyHanoi:35 line 35
;   192 applyHanoi:36 line 36
;   193 applyHanoi:37 line 37
;   194 applyHanoi:36 line 36
;   195 applyHanoi:37 line 37
;   196 applyHanoi:35 line 35
;   197 applyHanoi:36 line 36
;   198 applyHanoi:36 line 36
;   199 applyHanoi:30 line 30
;   200 applyHanoi:28 line 28
;   201 applyHanoi:35 line 35
;   202 applyHanoi:35 line 35
;   203 applyHanoi:35 line 35
;   204 applyHanoi:30 line 30
;   205 applyHanoi:28 line 28
;   206 applyHanoi:35 line 35
;   207 applyHanoi:35 line 35
;   208 applyHanoi:35 line 35
;   209 applyHanoi:30 line 30
;   210 applyHanoi:28 line 28
;   211 applyHanoi:35 line 35
;   212 applyHanoi:35 line 35
;   213 applyHanoi:35 line 35
;   214 applyHanoi:35 line 35
;   215 applyHanoi:36 line 36
;   216 applyHanoi:36 line 36
;   217 applyHanoi:30 line 30
;   218 applyHanoi:28 line 28
;   219 applyHanoi:35 line 35
;   220 applyHanoi:35 line 35
;   221 applyHanoi:35 line 35
;   222 applyHanoi:36 line 36
;   223 applyHanoi:37 line 37
;   224 applyHanoi:35 line 35
;   225 applyHanoi:36 line 36
;   226 applyHanoi:36 line 36
;   227 applyHanoi:30 line 30
;   228 applyHanoi:28 line 28
;   229 applyHanoi:35 line 35
;   230 applyHanoi:35 line 35
;   231 applyHanoi:35 line 35
;   232 applyHanoi:30 line 30
;   233 applyHanoi:28 line 28
;   234 applyHanoi:35 line 35
;   235 applyHanoi:35 line 35
;   236 applyHanoi:35 line 35
;   237 applyHanoi:35 line 35
;   238 applyHanoi:36 line 36
;   239 applyHanoi:36 line 36
;   240 applyHanoi:30 line 30
;   241 applyHanoi:28 line 28
;   242 applyHanoi:35 line 35
;   243 applyHanoi:35 line 35
;   244 applyHanoi:35 line 35
;   245 applyHanoi:36 line 36
;   246 applyHanoi:37 line 37
;   247 applyHanoi:36 line 36
;   248 applyHanoi:37 line 37
;   249 applyHanoi:36 line 36
;   250 applyHanoi:37 line 37
;   251 applyHanoi:36 line 36
;   252 applyHanoi:37 line 37
;   253 applyHanoi:35 line 35
;   254 applyHanoi:36 line 36
;   255 applyHanoi:36 line 36
;   256 applyHanoi:30 line 30
;   257 applyHanoi:28 line 28
;   258 applyHanoi:35 line 35
;   259 applyHanoi:35 line 35
;   260 applyHanoi:35 line 35
;   261 applyHanoi:30 line 30
;   262 applyHanoi:28 line 28
;   263 applyHanoi:35 line 35
;   264 applyHanoi:35 line 35
;   265 applyHanoi:35 line 35
;   266 applyHanoi:30 line 30
;   267 applyHanoi:28 line 28
;   268 applyHanoi:35 line 35
;   269 applyHanoi:35 line 35
;   270 applyHanoi:35 line 35
;   271 applyHanoi:30 line 30
;   272 applyHanoi:28 line 28
;   273 applyHanoi:35 line 35
;   274 applyHanoi:35 line 35
;   275 applyHanoi:35 line 35
;   276 applyHanoi:30 line 30
;   277 applyHanoi:28 line 28
;   278 applyHanoi:35 line 35
;   279 applyHanoi:35 line 35
;   280 applyHanoi:35 line 35
;   281 applyHanoi:35 line 35
;   282 applyHanoi:36 line 36
;   283 applyHanoi:36 line 36
;   284 applyHanoi:30 line 30
;   285 applyHanoi:28 line 28
;   286 applyHanoi:35 line 35
;   287 applyHanoi:35 line 35
;   288 applyHanoi:35 line 35
;   289 applyHanoi:36 line 36
;   290 applyHanoi:37 line 37
;   291 applyHanoi:35 line 35
;   292 applyHanoi:36 line 36
;   293 applyHanoi:36 line 36
;   294 applyHanoi:30 line 30
;   295 applyHanoi:28 line 28
;   296 applyHanoi:35 line 35
;   297 applyHanoi:35 line 35
;   298 applyHanoi:35 line 35
;   299 applyHanoi:30 line 30
;   300 applyHanoi:28 line 28
;   301 applyHanoi:35 line 35
;   302 applyHanoi:35 line 35
;   303 applyHanoi:35 line 35
;   304 applyHanoi:35 line 35
;   305 applyHanoi:36 line 36
;   306 applyHanoi:36 line 36
;   307 applyHanoi:30 line 30
;   308 applyHanoi:28 line 28
;   309 applyHanoi:35 line 35
;   310 applyHanoi:35 line 35
;   311 applyHanoi:35 line 35
;   312 applyHanoi:36 line 36
;   313 applyHanoi:37 line 37
;   314 applyHanoi:36 line 36
;   315 applyHanoi:37 line 37
;   316 applyHanoi:35 line 35
;   317 applyHanoi:36 line 36
;   318 applyHanoi:36 line 36
;   319 applyHanoi:30 line 30
;   320 applyHanoi:28 line 28
;   321 applyHanoi:35 line 35
;   322 applyHanoi:35 line 35
;   323 applyHanoi:35 line 35
;   324 applyHanoi:30 line 30
;   325 applyHanoi:28 line 28
;   326 applyHanoi:35 line 35
;   327 applyHanoi:35 line 35
;   328 applyHanoi:35 line 35
;   329 applyHanoi:30 line 30
;   330 applyHanoi:28 line 28
;   331 applyHanoi:35 line 35
;   332 applyHanoi:35 line 35
;   333 applyHanoi:35 line 35
;   334 applyHanoi:35 line 35
;   335 applyHanoi:36 line 36
;   336 applyHanoi:36 line 36
;   337 applyHanoi:30 line 30
;   338 applyHanoi:28 line 28
;   339 applyHanoi:35 line 35
;   340 applyHanoi:35 line 35
;   341 applyHanoi:35 line 35
;   342 applyHanoi:36 line 36
;   343 applyHanoi:37 line 37
;   344 applyHanoi:35 line 35
;   345 applyHanoi:36 line 36
;   346 applyHanoi:36 line 36
;   347 applyHanoi:30 line 30
;   348 applyHanoi:28 line 28
;   349 applyHanoi:35 line 35
;   350 applyHanoi:35 line 35
;   351 applyHanoi:35 line 35
;   352 applyHanoi:30 line 30
;   353 applyHanoi:28 line 28
;   354 applyHanoi:35 line 35
;   355 applyHanoi:35 line 35
;   356 applyHanoi:35 line 35
;   357 applyHanoi:35 line 35
;   358 applyHanoi:36 line 36
;   359 applyHanoi:36 line 36
;   360 applyHanoi:30 line 30
;   361 applyHanoi:28 line 28
;   362 applyHanoi:35 line 35
;   363 applyHanoi:35 line 35
;   364 applyHanoi:35 line 35
;   365 applyHanoi:36 line 36
;   366 applyHanoi:37 line 37
;   367 applyHanoi:36 line 36
;   368 applyHanoi:37 line 37
;   369 applyHanoi:36 line 36
;   370 applyHanoi:37 line 37
;   371 applyHanoi:35 line 35
;   372 applyHanoi:36 line 36
;   373 applyHanoi:36 line 36
;   374 applyHanoi:30 line 30
;   375 applyHanoi:28 line 28
;   376 applyHanoi:35 line 35
;   377 applyHanoi:35 line 35
;   378 applyHanoi:35 line 35
;   379 applyHanoi:30 line 30
;   380 applyHanoi:28 line 28
;   381 applyHanoi:35 line 35
;   382 applyHanoi:35 line 35
;   383 applyHanoi:35 line 35
;   384 applyHanoi:30 line 30
;   385 applyHanoi:28 line 28
;   386 applyHanoi:35 line 35
;   387 applyHanoi:35 line 35
;   388 applyHanoi:35 line 35
;   389 applyHanoi:30 line 30
;   390 applyHanoi:28 line 28
;   391 applyHanoi:35 line 35
;   392 applyHanoi:35 line 35
;   393 applyHanoi:35 line 35
;   394 applyHanoi:35 line 35
;   395 applyHanoi:36 line 36
;   396 applyHanoi:36 line 36
;   397 applyHanoi:30 line 30
;   398 applyHanoi:28 line 28
;   399 applyHanoi:35 line 35
;   400 applyHanoi:35 line 35
;   401 applyHanoi:35 line 35
;   402 applyHanoi:36 line 36
;   403 applyHanoi:37 line 37
;   404 applyHanoi:35 line 35
;   405 applyHanoi:36 line 36
;   406 applyHanoi:36 line 36
;   407 applyHanoi:30 line 30
;   408 applyHanoi:28 line 28
;   409 applyHanoi:35 line 35
;   410 applyHanoi:35 line 35
;   411 applyHanoi:35 line 35
;   412 applyHanoi:30 line 30
;   413 applyHanoi:28 line 28
;   414 applyHanoi:35 line 35
;   415 applyHanoi:35 line 35
;   416 applyHanoi:35 line 35
;   417 applyHanoi:35 line 35
;   418 applyHanoi:36 line 36
;   419 applyHanoi:36 line 36
;   420 applyHanoi:30 line 30
;   421 applyHanoi:28 line 28
;   422 applyHanoi:35 line 35
;   423 applyHanoi:35 line 35
;   424 applyHanoi:35 line 35
;   425 applyHanoi:36 line 36
;   426 applyHanoi:37 line 37
;   427 applyHanoi:36 line 36
;   428 applyHanoi:37 line 37
;   429 applyHanoi:35 line 35
;   430 applyHanoi:36 line 36
;   431 applyHanoi:36 line 36
;   432 applyHanoi:30 line 30
;   433 applyHanoi:28 line 28
;   434 applyHanoi:35 line 35
;   435 applyHanoi:35 line 35
;   436 applyHanoi:35 line 35
;   437 applyHanoi:30 line 30
;   438 applyHanoi:28 line 28
;   439 applyHanoi:35 line 35
;   440 applyHanoi:35 line 35
;   441 applyHanoi:35 line 35
;   442 applyHanoi:30 line 30
;   443 applyHanoi:28 line 28
;   444 applyHanoi:35 line 35
;   445 applyHanoi:35 line 35
;   446 applyHanoi:35 line 35
;   447 applyHanoi:35 line 35
;   448 applyHanoi:36 line 36
;   449 applyHanoi:36 line 36
;   450 applyHanoi:30 line 30
;   451 applyHanoi:28 line 28
;   452 applyHanoi:35 line 35
;   453 applyHanoi:35 line 35
;   454 applyHanoi:35 line 35
;   455 applyHanoi:36 line 36
;   456 applyHanoi:37 line 37
;   457 applyHanoi:35 line 35
;   458 applyHanoi:36 line 36
;   459 applyHanoi:36 line 36
;   460 applyHanoi:30 line 30
;   461 applyHanoi:28 line 28
;   462 applyHanoi:35 line 35
;   463 applyHanoi:35 line 35
;   464 applyHanoi:35 line 35
;   465 applyHanoi:30 line 30
;   466 applyHanoi:28 line 28
;   467 applyHanoi:35 line 35
;   468 applyHanoi:35 line 35
;   469 applyHanoi:35 line 35
;   470 applyHanoi:35 line 35
;   471 applyHanoi:36 line 36
;   472 applyHanoi:36 line 36
;   473 applyHanoi:30 line 30
;   474 applyHanoi:28 line 28
;   475 applyHanoi:35 line 35
;   476 applyHanoi:35 line 35
;   477 applyHanoi:35 line 35
;   478 applyHanoi:36 line 36
;   479 applyHanoi:37 line 37
;   480 applyHanoi:36 line 36
;   481 applyHanoi:37 line 37
;   482 applyHanoi:36 line 36
;   483 applyHanoi:37 line 37
;   484 applyHanoi:36 line 36
;   485 applyHanoi:37 line 37
;   486 applyHanoi:36 line 36
;   487 applyHanoi:37 line 37
;   488 applyHanoi:35 line 35
;   489 applyHanoi:36 line 36
;   490 applyHanoi:36 line 36
;   491 applyHanoi:30 line 30
;   492 applyHanoi:28 line 28
;   493 applyHanoi:35 line 35
;   494 applyHanoi:35 line 35
;   495 applyHanoi:35 line 35
;   496 applyHanoi:30 line 30
;   497 applyHanoi:28 line 28
;   498 applyHanoi:35 line 35
;   499 applyHanoi:35 line 35
;   500 applyHanoi:35 line 35
;   501 applyHanoi:30 line 30
;   502 applyHanoi:28 line 28
;   503 applyHanoi:35 line 35
;   504 applyHanoi:35 line 35
;   505 applyHanoi:35 line 35
;   506 applyHanoi:30 line 30
;   507 applyHanoi:28 line 28
;   508 applyHanoi:35 line 35
;   509 applyHanoi:35 line 35
;   510 applyHanoi:35 line 35
;   511 applyHanoi:30 line 30
;   512 applyHanoi:28 line 28
;   513 applyHanoi:35 line 35
;   514 applyHanoi:35 line 35
;   515 applyHanoi:35 line 35
;   516 applyHanoi:30 line 30
;   517 applyHanoi:28 line 28
;   518 applyHanoi:35 line 35
;   519 applyHanoi:35 line 35
;   520 applyHanoi:35 line 35
;   521 applyHanoi:35 line 35
;   522 applyHanoi:36 line 36
;   523 applyHanoi:36 line 36
;   524 applyHanoi:30 line 30
;   525 applyHanoi:28 line 28
;   526 applyHanoi:35 line 35
;   527 applyHanoi:35 line 35
;   528 applyHanoi:35 line 35
;   529 applyHanoi:36 line 36
;   530 applyHanoi:37 line 37
;   531 applyHanoi:35 line 35
;   532 applyHanoi:36 line 36
;   533 applyHanoi:36 line 36
;   534 applyHanoi:30 line 30
;   535 applyHanoi:28 line 28
;   536 applyHanoi:35 line 35
;   537 applyHanoi:35 line 35
;   538 applyHanoi:35 line 35
;   539 applyHanoi:30 line 30
;   540 applyHanoi:28 line 28
;   541 applyHanoi:35 line 35
;   542 applyHanoi:35 line 35
;   543 applyHanoi:35 line 35
;   544 applyHanoi:35 line 35
;   545 applyHanoi:36 line 36
;   546 applyHanoi:36 line 36
;   547 applyHanoi:30 line 30
;   548 applyHanoi:28 line 28
;   549 applyHanoi:35 line 35
;   550 applyHanoi:35 line 35
;   551 applyHanoi:35 line 35
;   552 applyHanoi:36 line 36
;   553 applyHanoi:37 line 37
;   554 applyHanoi:36 line 36
;   555 applyHanoi:37 line 37
;   556 applyHanoi:35 line 35
;   557 applyHanoi:36 line 36
;   558 applyHanoi:36 line 36
;   559 applyHanoi:30 line 30
;   560 applyHanoi:28 line 28
;   561 applyHanoi:35 line 35
;   562 applyHanoi:35 line 35
;   563 applyHanoi:35 line 35
;   564 applyHanoi:30 line 30
;   565 applyHanoi:28 line 28
;   566 applyHanoi:35 line 35
;   567 applyHanoi:35 line 35
;   568 applyHanoi:35 line 35
;   569 applyHanoi:30 line 30
;   570 applyHanoi:28 line 28
;   571 applyHanoi:35 line 35
;   572 applyHanoi:35 line 35
;   573 applyHanoi:35 line 35
;   574 applyHanoi:35 line 35
;   575 applyHanoi:36 line 36
;   576 applyHanoi:36 line 36
;   577 applyHanoi:30 line 30
;   578 applyHanoi:28 line 28
;   579 applyHanoi:35 line 35
;   580 applyHanoi:35 line 35
;   581 applyHanoi:35 line 35
;   582 applyHanoi:36 line 36
;   583 applyHanoi:37 line 37
;   584 applyHanoi:35 line 35
;   585 applyHanoi:36 line 36
;   586 applyHanoi:36 line 36
;   587 applyHanoi:30 line 30
;   588 applyHanoi:28 line 28
;   589 applyHanoi:35 line 35
;   590 applyHanoi:35 line 35
;   591 applyHanoi:35 line 35
;   592 applyHanoi:30 line 30
;   593 applyHanoi:28 line 28
;   594 applyHanoi:35 line 35
;   595 applyHanoi:35 line 35
;   596 applyHanoi:35 line 35
;   597 applyHanoi:35 line 35
;   598 applyHanoi:36 line 36
;   599 applyHanoi:36 line 36
;   600 applyHanoi:30 line 30
;   601 applyHanoi:28 line 28
;   602 applyHanoi:35 line 35
;   603 applyHanoi:35 line 35
;   604 applyHanoi:35 line 35
;   605 applyHanoi:36 line 36
;   606 applyHanoi:37 line 37
;   607 applyHanoi:36 line 36
;   608 applyHanoi:37 line 37
;   609 applyHanoi:36 line 36
;   610 applyHanoi:37 line 37
;   611 applyHanoi:35 line 35
;   612 applyHanoi:36 line 36
;   613 applyHanoi:36 line 36
;   614 applyHanoi:30 line 30
;   615 applyHanoi:28 line 28
;   616 applyHanoi:35 line 35
;   617 applyHanoi:35 line 35
;   618 applyHanoi:35 line 35
;   619 applyHanoi:30 line 30
;   620 applyHanoi:28 line 28
;   621 applyHanoi:35 line 35
;   622 applyHanoi:35 line 35
;   623 applyHanoi:35 line 35
;   624 applyHanoi:30 line 30
;   625 applyHanoi:28 line 28
;   626 applyHanoi:35 line 35
;   627 applyHanoi:35 line 35
;   628 applyHanoi:35 line 35
;   629 applyHanoi:30 line 30
;   630 applyHanoi:28 line 28
;   631 applyHanoi:35 line 35
;   632 applyHanoi:35 line 35
;   633 applyHanoi:35 line 35
;   634 applyHanoi:35 line 35
;   635 applyHanoi:36 line 36
;   636 applyHanoi:36 line 36
;   637 applyHanoi:30 line 30
;   638 applyHanoi:28 line 28
;   639 applyHanoi:35 line 35
;   640 applyHanoi:35 line 35
;   641 applyHanoi:35 line 35
;   642 applyHanoi:36 line 36
;   643 applyHanoi:37 line 37
;   644 applyHanoi:35 line 35
;   645 applyHanoi:36 line 36
;   646 applyHanoi:36 line 36
;   647 applyHanoi:30 line 30
;   648 applyHanoi:28 line 28
;   649 applyHanoi:35 line 35
;   650 applyHanoi:35 line 35
;   651 applyHanoi:35 line 35
;   652 applyHanoi:30 line 30
;   653 applyHanoi:28 line 28
;   654 applyHanoi:35 line 35
;   655 applyHanoi:35 line 35
;   656 applyHanoi:35 line 35
;   657 applyHanoi:35 line 35
;   658 applyHanoi:36 line 36
;   659 applyHanoi:36 line 36
;   660 applyHanoi:30 line 30
;   661 applyHanoi:28 line 28
;   662 applyHanoi:35 line 35
;   663 applyHanoi:35 line 35
;   664 applyHanoi:35 line 35
;   665 applyHanoi:36 line 36
;   666 applyHanoi:37 line 37
;   667 applyHanoi:36 line 36
;   668 applyHanoi:37 line 37
;   669 applyHanoi:35 line 35
;   670 applyHanoi:36 line 36
;   671 applyHanoi:36 line 36
;   672 applyHanoi:30 line 30
;   673 applyHanoi:28 line 28
;   674 applyHanoi:35 line 35
;   675 applyHanoi:35 line 35
;   676 applyHanoi:35 line 35
;   677 applyHanoi:30 line 30
;   678 applyHanoi:28 line 28
;   679 applyHanoi:35 line 35
;   680 applyHanoi:35 line 35
;   681 applyHanoi:35 line 35
;   682 applyHanoi:30 line 30
;   683 applyHanoi:28 line 28
;   684 applyHanoi:35 line 35
;   685 applyHanoi:35 line 35
;   686 applyHanoi:35 line 35
;   687 applyHanoi:35 line 35
;   688 applyHanoi:36 line 36
;   689 applyHanoi:36 line 36
;   690 applyHanoi:30 line 30
;   691 applyHanoi:28 line 28
;   692 applyHanoi:35 line 35
;   693 applyHanoi:35 line 35
;   694 applyHanoi:35 line 35
;   695 applyHanoi:36 line 36
;   696 applyHanoi:37 line 37
;   697 applyHanoi:35 line 35
;   698 applyHanoi:36 line 36
;   699 applyHanoi:36 line 36
;   700 applyHanoi:30 line 30
;   701 applyHanoi:28 line 28
;   702 applyHanoi:35 line 35
;   703 applyHanoi:35 line 35
;   704 applyHanoi:35 line 35
;   705 applyHanoi:30 line 30
;   706 applyHanoi:28 line 28
;   707 applyHanoi:35 line 35
;   708 applyHanoi:35 line 35
;   709 applyHanoi:35 line 35
;   710 applyHanoi:35 line 35
;   711 applyHanoi:36 line 36
;   712 applyHanoi:36 line 36
;   713 applyHanoi:30 line 30
;   714 applyHanoi:28 line 28
;   715 applyHanoi:35 line 35
;   716 applyHanoi:35 line 35
;   717 applyHanoi:35 line 35
;   718 applyHanoi:36 line 36
;   719 applyHanoi:37 line 37
;   720 applyHanoi:36 line 36
;   721 applyHanoi:37 line 37
;   722 applyHanoi:36 line 36
;   723 applyHanoi:37 line 37
;   724 applyHanoi:36 line 36
;   725 applyHanoi:37 line 37
;   726 applyHanoi:35 line 35
;   727 applyHanoi:36 line 36
;   728 applyHanoi:36 line 36
;   729 applyHanoi:30 line 30
;   730 applyHanoi:28 line 28
;   731 applyHanoi:35 line 35
;   732 applyHanoi:35 line 35
;   733 applyHanoi:35 line 35
;   734 applyHanoi:30 line 30
;   735 applyHanoi:28 line 28
;   736 applyHanoi:35 line 35
;   737 applyHanoi:35 line 35
;   738 applyHanoi:35 line 35
;   739 applyHanoi:30 line 30
;   740 applyHanoi:28 line 28
;   741 applyHanoi:35 line 35
;   742 applyHanoi:35 line 35
;   743 applyHanoi:35 line 35
;   744 applyHanoi:30 line 30
;   745 applyHanoi:28 line 28
;   746 applyHanoi:35 line 35
;   747 applyHanoi:35 line 35
;   748 applyHanoi:35 line 35
;   749 applyHanoi:30 line 30
;   750 applyHanoi:28 line 28
;   751 applyHanoi:35 line 35
;   752 applyHanoi:35 line 35
;   753 applyHanoi:35 line 35
;   754 applyHanoi:35 line 35
;   755 applyHanoi:36 line 36
;   756 applyHanoi:36 line 36
;   757 applyHanoi:30 line 30
;   758 applyHanoi:28 line 28
;   759 applyHanoi:35 line 35
;   760 applyHanoi:35 line 35
;   761 applyHanoi:35 line 35
;   762 applyHanoi:36 line 36
;   763 applyHanoi:37 line 37
;   764 applyHanoi:35 line 35
;   765 applyHanoi:36 line 36
;   766 applyHanoi:36 line 36
;   767 applyHanoi:30 line 30
;   768 applyHanoi:28 line 28
;   769 applyHanoi:35 line 35
;   770 applyHanoi:35 line 35
;   771 applyHanoi:35 line 35
;   772 applyHanoi:30 line 30
;   773 applyHanoi:28 line 28
;   774 applyHanoi:35 line 35
;   775 applyHanoi:35 line 35
;   776 applyHanoi:35 line 35
;   777 applyHanoi:35 line 35
;   778 applyHanoi:36 line 36
;   779 applyHanoi:36 line 36
;   780 applyHanoi:30 line 30
;   781 applyHanoi:28 line 28
;   782 applyHanoi:35 line 35
;   783 applyHanoi:35 line 35
;   784 applyHanoi:35 line 35
;   785 applyHanoi:36 line 36
;   786 applyHanoi:37 line 37
;   787 applyHanoi:36 line 36
;   788 applyHanoi:37 line 37
;   789 applyHanoi:35 line 35
;   790 applyHanoi:36 line 36
;   791 applyHanoi:36 line 36
;   792 applyHanoi:30 line 30
;   793 applyHanoi:28 line 28
;   794 applyHanoi:35 line 35
;   795 applyHanoi:35 line 35
;   796 applyHanoi:35 line 35
;   797 applyHanoi:30 line 30
;   798 applyHanoi:28 line 28
;   799 applyHanoi:35 line 35
;   800 applyHanoi:35 line 35
;   801 applyHanoi:35 line 35
;   802 applyHanoi:30 line 30
;   803 applyHanoi:28 line 28
;   804 applyHanoi:35 line 35
;   805 applyHanoi:35 line 35
;   806 applyHanoi:35 line 35
;   807 applyHanoi:35 line 35
;   808 applyHanoi:36 line 36
;   809 applyHanoi:36 line 36
;   810 applyHanoi:30 line 30
;   811 applyHanoi:28 line 28
;   812 applyHanoi:35 line 35
;   813 applyHanoi:35 line 35
;   814 applyHanoi:35 line 35
;   815 applyHanoi:36 line 36
;   816 applyHanoi:37 line 37
;   817 applyHanoi:35 line 35
;   818 applyHanoi:36 line 36
;   819 applyHanoi:36 line 36
;   820 applyHanoi:30 line 30
;   821 applyHanoi:28 line 28
;   822 applyHanoi:35 line 35
;   823 applyHanoi:35 line 35
;   824 applyHanoi:35 line 35
;   825 applyHanoi:30 line 30
;   826 applyHanoi:28 line 28
;   827 applyHanoi:35 line 35
;   828 applyHanoi:35 line 35
;   829 applyHanoi:35 line 35
;   830 applyHanoi:35 line 35
;   831 applyHanoi:36 line 36
;   832 applyHanoi:36 line 36
;   833 applyHanoi:30 line 30
;   834 applyHanoi:28 line 28
;   835 applyHanoi:35 line 35
;   836 applyHanoi:35 line 35
;   837 applyHanoi:35 line 35
;   838 applyHanoi:36 line 36
;   839 applyHanoi:37 line 37
;   840 applyHanoi:36 line 36
;   841 applyHanoi:37 line 37
;   842 applyHanoi:36 line 36
;   843 applyHanoi:37 line 37
;   844 applyHanoi:35 line 35
;   845 applyHanoi:36 line 36
;   846 applyHanoi:36 line 36
;   847 applyHanoi:30 line 30
;   848 applyHanoi:28 line 28
;   849 applyHanoi:35 line 35
;   850 applyHanoi:35 line 35
;   851 applyHanoi:35 line 35
;   852 applyHanoi:30 line 30
;   853 applyHanoi:28 line 28
;   854 applyHanoi:35 line 35
;   855 applyHanoi:35 line 35
;   856 applyHanoi:35 line 35
;   857 applyHanoi:30 line 30
;   858 applyHanoi:28 line 28
;   859 applyHanoi:35 line 35
;   860 applyHanoi:35 line 35
;   861 applyHanoi:35 line 35
;   862 applyHanoi:30 line 30
;   863 applyHanoi:28 line 28
;   864 applyHanoi:35 line 35
;   865 applyHanoi:35 line 35
;   866 applyHanoi:35 line 35
;   867 applyHanoi:35 line 35
;   868 applyHanoi:36 line 36
;   869 applyHanoi:36 line 36
;   870 applyHanoi:30 line 30
;   871 applyHanoi:28 line 28
;   872 applyHanoi:35 line 35
;   873 applyHanoi:35 line 35
;   874 applyHanoi:35 line 35
;   875 applyHanoi:36 line 36
;   876 applyHanoi:37 line 37
;   877 applyHanoi:35 line 35
;   878 applyHanoi:36 line 36
;   879 applyHanoi:36 line 36
;   880 applyHanoi:30 line 30
;   881 applyHanoi:28 line 28
;   882 applyHanoi:35 line 35
;   883 applyHanoi:35 line 35
;   884 applyHanoi:35 line 35
;   885 applyHanoi:30 line 30
;   886 applyHanoi:28 line 28
;   887 applyHanoi:35 line 35
;   888 applyHanoi:35 line 35
;   889 applyHanoi:35 line 35
;   890 applyHanoi:35 line 35
;   891 applyHanoi:36 line 36
;   892 applyHanoi:36 line 36
;   893 applyHanoi:30 line 30
;   894 applyHanoi:28 line 28
;   895 applyHanoi:35 line 35
;   896 applyHanoi:35 line 35
;   897 applyHanoi:35 line 35
;   898 applyHanoi:36 line 36
;   899 applyHanoi:37 line 37
;   900 applyHanoi:36 line 36
;   901 applyHanoi:37 line 37
;   902 applyHanoi:35 line 35
;   903 applyHanoi:36 line 36
;   904 applyHanoi:36 line 36
;   905 applyHanoi:30 line 30
;   906 applyHanoi:28 line 28
;   907 applyHanoi:35 line 35
;   908 applyHanoi:35 line 35
;   909 applyHanoi:35 line 35
;   910 applyHanoi:30 line 30
;   911 applyHanoi:28 line 28
;   912 applyHanoi:35 line 35
;   913 applyHanoi:35 line 35
;   914 applyHanoi:35 line 35
;   915 applyHanoi:30 line 30
;   916 applyHanoi:28 line 28
;   917 applyHanoi:35 line 35
;   918 applyHanoi:35 line 35
;   919 applyHanoi:35 line 35
;   920 applyHanoi:35 line 35
;   921 applyHanoi:36 line 36
;   922 applyHanoi:36 line 36
;   923 applyHanoi:30 line 30
;   924 applyHanoi:28 line 28
;   925 applyHanoi:35 line 35
;   926 applyHanoi:35 line 35
;   927 applyHanoi:35 line 35
;   928 applyHanoi:36 line 36
;   929 applyHanoi:37 line 37
;   930 applyHanoi:35 line 35
;   931 applyHanoi:36 line 36
;   932 applyHanoi:36 line 36
;   933 applyHanoi:30 line 30
;   934 applyHanoi:28 line 28
;   935 applyHanoi:35 line 35
;   936 applyHanoi:35 line 35
;   937 applyHanoi:35 line 35
;   938 applyHanoi:30 line 30
;   939 applyHanoi:28 line 28
;   940 applyHanoi:35 line 35
;   941 applyHanoi:35 line 35
;   942 applyHanoi:35 line 35
;   943 applyHanoi:35 line 35
;   944 applyHanoi:36 line 36
;   945 applyHanoi:36 line 36
;   946 applyHanoi:30 line 30
;   947 applyHanoi:28 line 28
;   948 applyHanoi:35 line 35
;   949 applyHanoi:35 line 35
;   950 applyHanoi:35 line 35
;   951 applyHanoi:36 line 36
;   952 applyHanoi:37 line 37
;   953 applyHanoi:36 line 36
;   954 applyHanoi:37 line 37
;   955 applyHanoi:36 line 36
;   956 applyHanoi:37 line 37
;   957 applyHanoi:36 line 36
;   958 applyHanoi:37 line 37
;   959 applyHanoi:36 line 36
;   960 applyHanoi:37 line 37
;   961 applyHanoi:36 line 36
;   962 applyHanoi:37 line 37
;   963 applyHanoi:35 line 35
;   964 applyHanoi:36 line 36
;   965 applyHanoi:36 line 36
;   966 applyHanoi:30 line 30
;   967 applyHanoi:28 line 28
;   968 applyHanoi:35 line 35
;   969 applyHanoi:35 line 35
;   970 applyHanoi:35 line 35
;   971 applyHanoi:30 line 30
;   972 applyHanoi:28 line 28
;   973 applyHanoi:35 line 35
;   974 applyHanoi:35 line 35
;   975 applyHanoi:35 line 35
;   976 applyHanoi:30 line 30
;   977 applyHanoi:28 line 28
;   978 applyHanoi:35 line 35
;   979 applyHanoi:35 line 35
;   980 applyHanoi:35 line 35
;   981 applyHanoi:30 line 30
;   982 applyHanoi:28 line 28
;   983 applyHanoi:35 line 35
;   984 applyHanoi:35 line 35
;   985 applyHanoi:35 line 35
;   986 applyHanoi:30 line 30
;   987 applyHanoi:28 line 28
;   988 applyHanoi:35 line 35
;   989 applyHanoi:35 line 35
;   990 applyHanoi:35 line 35
;   991 applyHanoi:30 line 30
;   992 applyHanoi:28 line 28
;   993 applyHanoi:35 line 35
;   994 applyHanoi:35 line 35
;   995 applyHanoi:35 line 35
;   996 applyHanoi:30 line 30
;   997 applyHanoi:28 line 28
;   998 applyHanoi:35 line 35
;   999 applyHanoi:35 line 35
;   1000 applyHanoi:35 line 35
;   1001 applyHanoi:35 line 35
;   1002 applyHanoi:36 line 36
;   1003 applyHanoi:36 line 36
;   1004 applyHanoi:30 line 30
;   1005 applyHanoi:28 line 28
;   1006 applyHanoi:35 line 35
;   1007 applyHanoi:35 line 35
;   1008 applyHanoi:35 line 35
;   1009 applyHanoi:36 line 36
;   1010 applyHanoi:37 line 37
;   1011 applyHanoi:35 line 35
;   1012 applyHanoi:36 line 36
;   1013 applyHanoi:36 line 36
;   1014 applyHanoi:30 line 30
;   1015 applyHanoi:28 line 28
;   1016 applyHanoi:35 line 35
;   1017 applyHanoi:35 line 35
;   1018 applyHanoi:35 line 35
;   1019 applyHanoi:30 line 30
;   1020 applyHanoi:28 line 28
;   1021 applyHanoi:35 line 35
;   1022 applyHanoi:35 line 35
;   1023 applyHanoi:35 line 35
;   1024 applyHanoi:35 line 35
;   1025 applyHanoi:36 line 36
;   1026 applyHanoi:36 line 36
;   1027 applyHanoi:30 line 30
;   1028 applyHanoi:28 line 28
;   1029 applyHanoi:35 line 35
;   1030 applyHanoi:35 line 35
;   1031 applyHanoi:35 line 35
;   1032 applyHanoi:36 line 36
;   1033 applyHanoi:37 line 37
;   1034 applyHanoi:36 line 36
;   1035 applyHanoi:37 line 37
;   1036 applyHanoi:35 line 35
;   1037 applyHanoi:36 line 36
;   1038 applyHanoi:36 line 36
;   1039 applyHanoi:30 line 30
;   1040 applyHanoi:28 line 28
;   1041 applyHanoi:35 line 35
;   1042 applyHanoi:35 line 35
;   1043 applyHanoi:35 line 35
;   1044 applyHanoi:30 line 30
;   1045 applyHanoi:28 line 28
;   1046 applyHanoi:35 line 35
;   1047 applyHanoi:35 line 35
;   1048 applyHanoi:35 line 35
;   1049 applyHanoi:30 line 30
;   1050 applyHanoi:28 line 28
;   1051 applyHanoi:35 line 35
;   1052 applyHanoi:35 line 35
;   1053 applyHanoi:35 line 35
;   1054 applyHanoi:35 line 35
;   1055 applyHanoi:36 line 36
;   1056 applyHanoi:36 line 36
;   1057 applyHanoi:30 line 30
;   1058 applyHanoi:28 line 28
;   1059 applyHanoi:35 line 35
;   1060 applyHanoi:35 line 35
;   1061 applyHanoi:35 line 35
;   1062 applyHanoi:36 line 36
;   1063 applyHanoi:37 line 37
;   1064 applyHanoi:35 line 35
;   1065 applyHanoi:36 line 36
;   1066 applyHanoi:36 line 36
;   1067 applyHanoi:30 line 30
;   1068 applyHanoi:28 line 28
;   1069 applyHanoi:35 line 35
;   1070 applyHanoi:35 line 35
;   1071 applyHanoi:35 line 35
;   1072 applyHanoi:30 line 30
;   1073 applyHanoi:28 line 28
;   1074 applyHanoi:35 line 35
;   1075 applyHanoi:35 line 35
;   1076 applyHanoi:35 line 35
;   1077 applyHanoi:35 line 35
;   1078 applyHanoi:36 line 36
;   1079 applyHanoi:36 line 36
;   1080 applyHanoi:30 line 30
;   1081 applyHanoi:28 line 28
;   1082 applyHanoi:35 line 35
;   1083 applyHanoi:35 line 35
;   1084 applyHanoi:35 line 35
;   1085 applyHanoi:36 line 36
;   1086 applyHanoi:37 line 37
;   1087 applyHanoi:36 line 36
;   1088 applyHanoi:37 line 37
;   1089 applyHanoi:36 line 36
;   1090 applyHanoi:37 line 37
;   1091 applyHanoi:35 line 35
;   1092 applyHanoi:36 line 36
;   1093 applyHanoi:36 line 36
;   1094 applyHanoi:30 line 30
;   1095 applyHanoi:28 line 28
;   1096 applyHanoi:35 line 35
;   1097 applyHanoi:35 line 35
;   1098 applyHanoi:35 line 35
;   1099 applyHanoi:30 line 30
;   1100 applyHanoi:28 line 28
;   1101 applyHanoi:35 line 35
;   1102 applyHanoi:35 line 35
;   1103 applyHanoi:35 line 35
;   1104 applyHanoi:30 line 30
;   1105 applyHanoi:28 line 28
;   1106 applyHanoi:35 line 35
;   1107 applyHanoi:35 line 35
;   1108 applyHanoi:35 line 35
;   1109 applyHanoi:30 line 30
;   1110 applyHanoi:28 line 28
;   1111 applyHanoi:35 line 35
;   1112 applyHanoi:35 line 35
;   1113 applyHanoi:35 line 35
;   1114 applyHanoi:35 line 35
;   1115 applyHanoi:36 line 36
;   1116 applyHanoi:36 line 36
;   1117 applyHanoi:30 line 30
;   1118 applyHanoi:28 line 28
;   1119 applyHanoi:35 line 35
;   1120 applyHanoi:35 line 35
;   1121 applyHanoi:35 line 35
;   1122 applyHanoi:36 line 36
;   1123 applyHanoi:37 line 37
;   1124 applyHanoi:35 line 35
;   1125 applyHanoi:36 line 36
;   1126 applyHanoi:36 line 36
;   1127 applyHanoi:30 line 30
;   1128 applyHanoi:28 line 28
;   1129 applyHanoi:35 line 35
;   1130 applyHanoi:35 line 35
;   1131 applyHanoi:35 line 35
;   1132 applyHanoi:30 line 30
;   1133 applyHanoi:28 line 28
;   1134 applyHanoi:35 line 35
;   1135 applyHanoi:35 line 35
;   1136 applyHanoi:35 line 35
;   1137 applyHanoi:35 line 35
;   1138 applyHanoi:36 line 36
;   1139 applyHanoi:36 line 36
;   1140 applyHanoi:30 line 30
;   1141 applyHanoi:28 line 28
;   1142 applyHanoi:35 line 35
;   1143 applyHanoi:35 line 35
;   1144 applyHanoi:35 line 35
;   1145 applyHanoi:36 line 36
;   1146 applyHanoi:37 line 37
;   1147 applyHanoi:36 line 36
;   1148 applyHanoi:37 line 37
;   1149 applyHanoi:35 line 35
;   1150 applyHanoi:36 line 36
;   1151 applyHanoi:36 line 36
;   1152 applyHanoi:30 line 30
;   1153 applyHanoi:28 line 28
;   1154 applyHanoi:35 line 35
;   1155 applyHanoi:35 line 35
;   1156 applyHanoi:35 line 35
;   1157 applyHanoi:30 line 30
;   1158 applyHanoi:28 line 28
;   1159 applyHanoi:35 line 35
;   1160 applyHanoi:35 line 35
;   1161 applyHanoi:35 line 35
;   1162 applyHanoi:30 line 30
;   1163 applyHanoi:28 line 28
;   1164 applyHanoi:35 line 35
;   1165 applyHanoi:35 line 35
;   1166 applyHanoi:35 line 35
;   1167 applyHanoi:35 line 35
;   1168 applyHanoi:36 line 36
;   1169 applyHanoi:36 line 36
;   1170 applyHanoi:30 line 30
;   1171 applyHanoi:28 line 28
;   1172 applyHanoi:35 line 35
;   1173 applyHanoi:35 line 35
;   1174 applyHanoi:35 line 35
;   1175 applyHanoi:36 line 36
;   1176 applyHanoi:37 line 37
;   1177 applyHanoi:35 line 35
;   1178 applyHanoi:36 line 36
;   1179 applyHanoi:36 line 36
;   1180 applyHanoi:30 line 30
;   1181 applyHanoi:28 line 28
;   1182 applyHanoi:35 line 35
;   1183 applyHanoi:35 line 35
;   1184 applyHanoi:35 line 35
;   1185 applyHanoi:30 line 30
;   1186 applyHanoi:28 line 28
;   1187 applyHanoi:35 line 35
;   1188 applyHanoi:35 line 35
;   1189 applyHanoi:35 line 35
;   1190 applyHanoi:35 line 35
;   1191 applyHanoi:36 line 36
;   1192 applyHanoi:36 line 36
;   1193 applyHanoi:30 line 30
;   1194 applyHanoi:28 line 28
;   1195 applyHanoi:35 line 35
;   1196 applyHanoi:35 line 35
;   1197 applyHanoi:35 line 35
;   1198 applyHanoi:36 line 36
;   1199 applyHanoi:37 line 37
;   1200 applyHanoi:36 line 36
;   1201 applyHanoi:37 line 37
;   1202 applyHanoi:36 line 36
;   1203 applyHanoi:37 line 37
;   1204 applyHanoi:36 line 36
;   1205 applyHanoi:37 line 37
;   1206 applyHanoi:35 line 35
;   1207 applyHanoi:36 line 36
;   1208 applyHanoi:36 line 36
;   1209 applyHanoi:30 line 30
;   1210 applyHanoi:28 line 28
;   1211 applyHanoi:35 line 35
;   1212 applyHanoi:35 line 35
;   1213 applyHanoi:35 line 35
;   1214 applyHanoi:30 line 30
;   1215 applyHanoi:28 line 28
;   1216 applyHanoi:35 line 35
;   1217 applyHanoi:35 line 35
;   1218 applyHanoi:35 line 35
;   1219 applyHanoi:30 line 30
;   1220 applyHanoi:28 line 28
;   1221 applyHanoi:35 line 35
;   1222 applyHanoi:35 line 35
;   1223 applyHanoi:35 line 35
;   1224 applyHanoi:30 line 30
;   1225 applyHanoi:28 line 28
;   1226 applyHanoi:35 line 35
;   1227 applyHanoi:35 line 35
;   1228 applyHanoi:35 line 35
;   1229 applyHanoi:30 line 30
;   1230 applyHanoi:28 line 28
;   1231 applyHanoi:35 line 35
;   1232 applyHanoi:35 line 35
;   1233 applyHanoi:35 line 35
;   1234 applyHanoi:35 line 35
;   1235 applyHanoi:36 line 36
;   1236 applyHanoi:36 line 36
;   1237 applyHanoi:30 line 30
;   1238 applyHanoi:28 line 28
;   1239 applyHanoi:35 line 35
;   1240 applyHanoi:35 line 35
;   1241 applyHanoi:35 line 35
;   1242 applyHanoi:36 line 36
;   1243 applyHanoi:37 line 37
;   1244 applyHanoi:35 line 35
;   1245 applyHanoi:36 line 36
;   1246 applyHanoi:36 line 36
;   1247 applyHanoi:30 line 30
;   1248 applyHanoi:28 line 28
;   1249 applyHanoi:35 line 35
;   1250 applyHanoi:35 line 35
;   1251 applyHanoi:35 line 35
;   1252 applyHanoi:30 line 30
;   1253 applyHanoi:28 line 28
;   1254 applyHanoi:35 line 35
;   1255 applyHanoi:35 line 35
;   1256 applyHanoi:35 line 35
;   1257 applyHanoi:35 line 35
;   1258 applyHanoi:36 line 36
;   1259 applyHanoi:36 line 36
;   1260 applyHanoi:30 line 30
;   1261 applyHanoi:28 line 28
;   1262 applyHanoi:35 line 35
;   1263 applyHanoi:35 line 35
;   1264 applyHanoi:35 line 35
;   1265 applyHanoi:36 line 36
;   1266 applyHanoi:37 line 37
;   1267 applyHanoi:36 line 36
;   1268 applyHanoi:37 line 37
;   1269 applyHanoi:35 line 35
;   1270 applyHanoi:36 line 36
;   1271 applyHanoi:36 line 36
;   1272 applyHanoi:30 line 30
;   1273 applyHanoi:28 line 28
;   1274 applyHanoi:35 line 35
;   1275 applyHanoi:35 line 35
;   1276 applyHanoi:35 line 35
;   1277 applyHanoi:30 line 30
;   1278 applyHanoi:28 line 28
;   1279 applyHanoi:35 line 35
;   1280 applyHanoi:35 line 35
;   1281 applyHanoi:35 line 35
;   1282 applyHanoi:30 line 30
;   1283 applyHanoi:28 line 28
;   1284 applyHanoi:35 line 35
;   1285 applyHanoi:35 line 35
;   1286 applyHanoi:35 line 35
;   1287 applyHanoi:35 line 35
;   1288 applyHanoi:36 line 36
;   1289 applyHanoi:36 line 36
;   1290 applyHanoi:30 line 30
;   1291 applyHanoi:28 line 28
;   1292 applyHanoi:35 line 35
;   1293 applyHanoi:35 line 35
;   1294 applyHanoi:35 line 35
;   1295 applyHanoi:36 line 36
;   1296 applyHanoi:37 line 37
;   1297 applyHanoi:35 line 35
;   1298 applyHanoi:36 line 36
;   1299 applyHanoi:36 line 36
;   1300 applyHanoi:30 line 30
;   1301 applyHanoi:28 line 28
;   1302 applyHanoi:35 line 35
;   1303 applyHanoi:35 line 35
;   1304 applyHanoi:35 line 35
;   1305 applyHanoi:30 line 30
;   1306 applyHanoi:28 line 28
;   1307 applyHanoi:35 line 35
;   1308 applyHanoi:35 line 35
;   1309 applyHanoi:35 line 35
;   1310 applyHanoi:35 line 35
;   1311 applyHanoi:36 line 36
;   1312 applyHanoi:36 line 36
;   1313 applyHanoi:30 line 30
;   1314 applyHanoi:28 line 28
;   1315 applyHanoi:35 line 35
;   1316 applyHanoi:35 line 35
;   1317 applyHanoi:35 line 35
;   1318 applyHanoi:36 line 36
;   1319 applyHanoi:37 line 37
;   1320 applyHanoi:36 line 36
;   1321 applyHanoi:37 line 37
;   1322 applyHanoi:36 line 36
;   1323 applyHanoi:37 line 37
;   1324 applyHanoi:35 line 35
;   1325 applyHanoi:36 line 36
;   1326 applyHanoi:36 line 36
;   1327 applyHanoi:30 line 30
;   1328 applyHanoi:28 line 28
;   1329 applyHanoi:35 line 35
;   1330 applyHanoi:35 line 35
;   1331 applyHanoi:35 line 35
;   1332 applyHanoi:30 line 30
;   1333 applyHanoi:28 line 28
;   1334 applyHanoi:35 line 35
;   1335 applyHanoi:35 line 35
;   1336 applyHanoi:35 line 35
;   1337 applyHanoi:30 line 30
;   1338 applyHanoi:28 line 28
;   1339 applyHanoi:35 line 35
;   1340 applyHanoi:35 line 35
;   1341 applyHanoi:35 line 35
;   1342 applyHanoi:30 line 30
;   1343 applyHanoi:28 line 28
;   1344 applyHanoi:35 line 35
;   1345 applyHanoi:35 line 35
;   1346 applyHanoi:35 line 35
;   1347 applyHanoi:35 line 35
;   1348 applyHanoi:36 line 36
;   1349 applyHanoi:36 line 36
;   1350 applyHanoi:30 line 30
;   1351 applyHanoi:28 line 28
;   1352 applyHanoi:35 line 35
;   1353 applyHanoi:35 line 35
;   1354 applyHanoi:35 line 35
;   1355 applyHanoi:36 line 36
;   1356 applyHanoi:37 line 37
;   1357 applyHanoi:35 line 35
;   1358 applyHanoi:36 line 36
;   1359 applyHanoi:36 line 36
;   1360 applyHanoi:30 line 30
;   1361 applyHanoi:28 line 28
;   1362 applyHanoi:35 line 35
;   1363 applyHanoi:35 line 35
;   1364 applyHanoi:35 line 35
;   1365 applyHanoi:30 line 30
;   1366 applyHanoi:28 line 28
;   1367 applyHanoi:35 line 35
;   1368 applyHanoi:35 line 35
;   1369 applyHanoi:35 line 35
;   1370 applyHanoi:35 line 35
;   1371 applyHanoi:36 line 36
;   1372 applyHanoi:36 line 36
;   1373 applyHanoi:30 line 30
;   1374 applyHanoi:28 line 28
;   1375 applyHanoi:35 line 35
;   1376 applyHanoi:35 line 35
;   1377 applyHanoi:35 line 35
;   1378 applyHanoi:36 line 36
;   1379 applyHanoi:37 line 37
;   1380 applyHanoi:36 line 36
;   1381 applyHanoi:37 line 37
;   1382 applyHanoi:35 line 35
;   1383 applyHanoi:36 line 36
;   1384 applyHanoi:36 line 36
;   1385 applyHanoi:30 line 30
;   1386 applyHanoi:28 line 28
;   1387 applyHanoi:35 line 35
;   1388 applyHanoi:35 line 35
;   1389 applyHanoi:35 line 35
;   1390 applyHanoi:30 line 30
;   1391 applyHanoi:28 line 28
;   1392 applyHanoi:35 line 35
;   1393 applyHanoi:35 line 35
;   1394 applyHanoi:35 line 35
;   1395 applyHanoi:30 line 30
;   1396 applyHanoi:28 line 28
;   1397 applyHanoi:35 line 35
;   1398 applyHanoi:35 line 35
;   1399 applyHanoi:35 line 35
;   1400 applyHanoi:35 line 35
;   1401 applyHanoi:36 line 36
;   1402 applyHanoi:36 line 36
;   1403 applyHanoi:30 line 30
;   1404 applyHanoi:28 line 28
;   1405 applyHanoi:35 line 35
;   1406 applyHanoi:35 line 35
;   1407 applyHanoi:35 line 35
;   1408 applyHanoi:36 line 36
;   1409 applyHanoi:37 line 37
;   1410 applyHanoi:35 line 35
;   1411 applyHanoi:36 line 36
;   1412 applyHanoi:36 line 36
;   1413 applyHanoi:30 line 30
;   1414 applyHanoi:28 line 28
;   1415 applyHanoi:35 line 35
;   1416 applyHanoi:35 line 35
;   1417 applyHanoi:35 line 35
;   1418 applyHanoi:30 line 30
;   1419 applyHanoi:28 line 28
;   1420 applyHanoi:35 line 35
;   1421 applyHanoi:35 line 35
;   1422 applyHanoi:35 line 35
;   1423 applyHanoi:35 line 35
;   1424 applyHanoi:36 line 36
;   1425 applyHanoi:36 line 36
;   1426 applyHanoi:30 line 30
;   1427 applyHanoi:28 line 28
;   1428 applyHanoi:35 line 35
;   1429 applyHanoi:35 line 35
;   1430 applyHanoi:35 line 35
;   1431 applyHanoi:36 line 36
;   1432 applyHanoi:37 line 37
;   1433 applyHanoi:36 line 36
;   1434 applyHanoi:37 line 37
;   1435 applyHanoi:36 line 36
;   1436 applyHanoi:37 line 37
;   1437 applyHanoi:36 line 36
;   1438 applyHanoi:37 line 37
;   1439 applyHanoi:36 line 36
;   1440 applyHanoi:37 line 37
;   1441 applyHanoi:35 line 35
;   1442 applyHanoi:36 line 36
;   1443 applyHanoi:36 line 36
;   1444 applyHanoi:30 line 30
;   1445 applyHanoi:28 line 28
;   1446 applyHanoi:35 line 35
;   1447 applyHanoi:35 line 35
;   1448 applyHanoi:35 line 35
;   1449 applyHanoi:30 line 30
;   1450 applyHanoi:28 line 28
;   1451 applyHanoi:35 line 35
;   1452 applyHanoi:35 line 35
;   1453 applyHanoi:35 line 35
;   1454 applyHanoi:30 line 30
;   1455 applyHanoi:28 line 28
;   1456 applyHanoi:35 line 35
;   1457 applyHanoi:35 line 35
;   1458 applyHanoi:35 line 35
;   1459 applyHanoi:30 line 30
;   1460 applyHanoi:28 line 28
;   1461 applyHanoi:35 line 35
;   1462 applyHanoi:35 line 35
;   1463 applyHanoi:35 line 35
;   1464 applyHanoi:30 line 30
;   1465 applyHanoi:28 line 28
;   1466 applyHanoi:35 line 35
;   1467 applyHanoi:35 line 35
;   1468 applyHanoi:35 line 35
;   1469 applyHanoi:30 line 30
;   1470 applyHanoi:28 line 28
;   1471 applyHanoi:35 line 35
;   1472 applyHanoi:35 line 35
;   1473 applyHanoi:35 line 35
;   1474 applyHanoi:35 line 35
;   1475 applyHanoi:36 line 36
;   1476 applyHanoi:36 line 36
;   1477 applyHanoi:30 line 30
;   1478 applyHanoi:28 line 28
;   1479 applyHanoi:35 line 35
;   1480 applyHanoi:35 line 35
;   1481 applyHanoi:35 line 35
;   1482 applyHanoi:36 line 36
;   1483 applyHanoi:37 line 37
;   1484 applyHanoi:35 line 35
;   1485 applyHanoi:36 line 36
;   1486 applyHanoi:36 line 36
;   1487 applyHanoi:30 line 30
;   1488 applyHanoi:28 line 28
;   1489 applyHanoi:35 line 35
;   1490 applyHanoi:35 line 35
;   1491 applyHanoi:35 line 35
;   1492 applyHanoi:30 line 30
;   1493 applyHanoi:28 line 28
;   1494 applyHanoi:35 line 35
;   1495 applyHanoi:35 line 35
;   1496 applyHanoi:35 line 35
;   1497 applyHanoi:35 line 35
;   1498 applyHanoi:36 line 36
;   1499 applyHanoi:36 line 36
;   1500 applyHanoi:30 line 30
;   1501 applyHanoi:28 line 28
;   1502 applyHanoi:35 line 35
;   1503 applyHanoi:35 line 35
;   1504 applyHanoi:35 line 35
;   1505 applyHanoi:36 line 36
;   1506 applyHanoi:37 line 37
;   1507 applyHanoi:36 line 36
;   1508 applyHanoi:37 line 37
;   1509 applyHanoi:35 line 35
;   1510 applyHanoi:36 line 36
;   1511 applyHanoi:36 line 36
;   1512 applyHanoi:30 line 30
;   1513 applyHanoi:28 line 28
;   1514 applyHanoi:35 line 35
;   1515 applyHanoi:35 line 35
;   1516 applyHanoi:35 line 35
;   1517 applyHanoi:30 line 30
;   1518 applyHanoi:28 line 28
;   1519 applyHanoi:35 line 35
;   1520 applyHanoi:35 line 35
;   1521 applyHanoi:35 line 35
;   1522 applyHanoi:30 line 30
;   1523 applyHanoi:28 line 28
;   1524 applyHanoi:35 line 35
;   1525 applyHanoi:35 line 35
;   1526 applyHanoi:35 line 35
;   1527 applyHanoi:35 line 35
;   1528 applyHanoi:36 line 36
;   1529 applyHanoi:36 line 36
;   1530 applyHanoi:30 line 30
;   1531 applyHanoi:28 line 28
;   1532 applyHanoi:35 line 35
;   1533 applyHanoi:35 line 35
;   1534 applyHanoi:35 line 35
;   1535 applyHanoi:36 line 36
;   1536 applyHanoi:37 line 37
;   1537 applyHanoi:35 line 35
;   1538 applyHanoi:36 line 36
;   1539 applyHanoi:36 line 36
;   1540 applyHanoi:30 line 30
;   1541 applyHanoi:28 line 28
;   1542 applyHanoi:35 line 35
;   1543 applyHanoi:35 line 35
;   1544 applyHanoi:35 line 35
;   1545 applyHanoi:30 line 30
;   1546 applyHanoi:28 line 28
;   1547 applyHanoi:35 line 35
;   1548 applyHanoi:35 line 35
;   1549 applyHanoi:35 line 35
;   1550 applyHanoi:35 line 35
;   1551 applyHanoi:36 line 36
;   1552 applyHanoi:36 line 36
;   1553 applyHanoi:30 line 30
;   1554 applyHanoi:28 line 28
;   1555 applyHanoi:35 line 35
;   1556 applyHanoi:35 line 35
;   1557 applyHanoi:35 line 35
;   1558 applyHanoi:36 line 36
;   1559 applyHanoi:37 line 37
;   1560 applyHanoi:36 line 36
;   1561 applyHanoi:37 line 37
;   1562 applyHanoi:36 line 36
;   1563 applyHanoi:37 line 37
;   1564 applyHanoi:35 line 35
;   1565 applyHanoi:36 line 36
;   1566 applyHanoi:36 line 36
;   1567 applyHanoi:30 line 30
;   1568 applyHanoi:28 line 28
;   1569 applyHanoi:35 line 35
;   1570 applyHanoi:35 line 35
;   1571 applyHanoi:35 line 35
;   1572 applyHanoi:30 line 30
;   1573 applyHanoi:28 line 28
;   1574 applyHanoi:35 line 35
;   1575 applyHanoi:35 line 35
;   1576 applyHanoi:35 line 35
;   1577 applyHanoi:30 line 30
;   1578 applyHanoi:28 line 28
;   1579 applyHanoi:35 line 35
;   1580 applyHanoi:35 line 35
;   1581 applyHanoi:35 line 35
;   1582 applyHanoi:30 line 30
;   1583 applyHanoi:28 line 28
;   1584 applyHanoi:35 line 35
;   1585 applyHanoi:35 line 35
;   1586 applyHanoi:35 line 35
;   1587 applyHanoi:35 line 35
;   1588 applyHanoi:36 line 36
;   1589 applyHanoi:36 line 36
;   1590 applyHanoi:30 line 30
;   1591 applyHanoi:28 line 28
;   1592 applyHanoi:35 line 35
;   1593 applyHanoi:35 line 35
;   1594 applyHanoi:35 line 35
;   1595 applyHanoi:36 line 36
;   1596 applyHanoi:37 line 37
;   1597 applyHanoi:35 line 35
;   1598 applyHanoi:36 line 36
;   1599 applyHanoi:36 line 36
;   1600 applyHanoi:30 line 30
;   1601 applyHanoi:28 line 28
;   1602 applyHanoi:35 line 35
;   1603 applyHanoi:35 line 35
;   1604 applyHanoi:35 line 35
;   1605 applyHanoi:30 line 30
;   1606 applyHanoi:28 line 28
;   1607 applyHanoi:35 line 35
;   1608 applyHanoi:35 line 35
;   1609 applyHanoi:35 line 35
;   1610 applyHanoi:35 line 35
;   1611 applyHanoi:36 line 36
;   1612 applyHanoi:36 line 36
;   1613 applyHanoi:30 line 30
;   1614 applyHanoi:28 line 28
;   1615 applyHanoi:35 line 35
;   1616 applyHanoi:35 line 35
;   1617 applyHanoi:35 line 35
;   1618 applyHanoi:36 line 36
;   1619 applyHanoi:37 line 37
;   1620 applyHanoi:36 line 36
;   1621 applyHanoi:37 line 37
;   1622 applyHanoi:35 line 35
;   1623 applyHanoi:36 line 36
;   1624 applyHanoi:36 line 36
;   1625 applyHanoi:30 line 30
;   1626 applyHanoi:28 line 28
;   1627 applyHanoi:35 line 35
;   1628 applyHanoi:35 line 35
;   1629 applyHanoi:35 line 35
;   1630 applyHanoi:30 line 30
;   1631 applyHanoi:28 line 28
;   1632 applyHanoi:35 line 35
;   1633 applyHanoi:35 line 35
;   1634 applyHanoi:35 line 35
;   1635 applyHanoi:30 line 30
;   1636 applyHanoi:28 line 28
;   1637 applyHanoi:35 line 35
;   1638 applyHanoi:35 line 35
;   1639 applyHanoi:35 line 35
;   1640 applyHanoi:35 line 35
;   1641 applyHanoi:36 line 36
;   1642 applyHanoi:36 line 36
;   1643 applyHanoi:30 line 30
;   1644 applyHanoi:28 line 28
;   1645 applyHanoi:35 line 35
;   1646 applyHanoi:35 line 35
;   1647 applyHanoi:35 line 35
;   1648 applyHanoi:36 line 36
;   1649 applyHanoi:37 line 37
;   1650 applyHanoi:35 line 35
;   1651 applyHanoi:36 line 36
;   1652 applyHanoi:36 line 36
;   1653 applyHanoi:30 line 30
;   1654 applyHanoi:28 line 28
;   1655 applyHanoi:35 line 35
;   1656 applyHanoi:35 line 35
;   1657 applyHanoi:35 line 35
;   1658 applyHanoi:30 line 30
;   1659 applyHanoi:28 line 28
;   1660 applyHanoi:35 line 35
;   1661 applyHanoi:35 line 35
;   1662 applyHanoi:35 line 35
;   1663 applyHanoi:35 line 35
;   1664 applyHanoi:36 line 36
;   1665 applyHanoi:36 line 36
;   1666 applyHanoi:30 line 30
;   1667 applyHanoi:28 line 28
;   1668 applyHanoi:35 line 35
;   1669 applyHanoi:35 line 35
;   1670 applyHanoi:35 line 35
;   1671 applyHanoi:36 line 36
;   1672 applyHanoi:37 line 37
;   1673 applyHanoi:36 line 36
;   1674 applyHanoi:37 line 37
;   1675 applyHanoi:36 line 36
;   1676 applyHanoi:37 line 37
;   1677 applyHanoi:36 line 36
;   1678 applyHanoi:37 line 37
;   1679 applyHanoi:35 line 35
;   1680 applyHanoi:36 line 36
;   1681 applyHanoi:36 line 36
;   1682 applyHanoi:30 line 30
;   1683 applyHanoi:28 line 28
;   1684 applyHanoi:35 line 35
;   1685 applyHanoi:35 line 35
;   1686 applyHanoi:35 line 35
;   1687 applyHanoi:30 line 30
;   1688 applyHanoi:28 line 28
;   1689 applyHanoi:35 line 35
;   1690 applyHanoi:35 line 35
;   1691 applyHanoi:35 line 35
;   1692 applyHanoi:30 line 30
;   1693 applyHanoi:28 line 28
;   1694 applyHanoi:35 line 35
;   1695 applyHanoi:35 line 35
;   1696 applyHanoi:35 line 35
;   1697 applyHanoi:30 line 30
;   1698 applyHanoi:28 line 28
;   1699 applyHanoi:35 line 35
;   1700 applyHanoi:35 line 35
;   1701 applyHanoi:35 line 35
;   1702 applyHanoi:30 line 30
;   1703 applyHanoi:28 line 28
;   1704 applyHanoi:35 line 35
;   1705 applyHanoi:35 line 35
;   1706 applyHanoi:35 line 35
;   1707 applyHanoi:35 line 35
;   1708 applyHanoi:36 line 36
;   1709 applyHanoi:36 line 36
;   1710 applyHanoi:30 line 30
;   1711 applyHanoi:28 line 28
;   1712 applyHanoi:35 line 35
;   1713 applyHanoi:35 line 35
;   1714 applyHanoi:35 line 35
;   1715 applyHanoi:36 line 36
;   1716 applyHanoi:37 line 37
;   1717 applyHanoi:35 line 35
;   1718 applyHanoi:36 line 36
;   1719 applyHanoi:36 line 36
;   1720 applyHanoi:30 line 30
;   1721 applyHanoi:28 line 28
;   1722 applyHanoi:35 line 35
;   1723 applyHanoi:35 line 35
;   1724 applyHanoi:35 line 35
;   1725 applyHanoi:30 line 30
;   1726 applyHanoi:28 line 28
;   1727 applyHanoi:35 line 35
;   1728 applyHanoi:35 line 35
;   1729 applyHanoi:35 line 35
;   1730 applyHanoi:35 line 35
;   1731 applyHanoi:36 line 36
;   1732 applyHanoi:36 line 36
;   1733 applyHanoi:30 line 30
;   1734 applyHanoi:28 line 28
;   1735 applyHanoi:35 line 35
;   1736 applyHanoi:35 line 35
;   1737 applyHanoi:35 line 35
;   1738 applyHanoi:36 line 36
;   1739 applyHanoi:37 line 37
;   1740 applyHanoi:36 line 36
;   1741 applyHanoi:37 line 37
;   1742 applyHanoi:35 line 35
;   1743 applyHanoi:36 line 36
;   1744 applyHanoi:36 line 36
;   1745 applyHanoi:30 line 30
;   1746 applyHanoi:28 line 28
;   1747 applyHanoi:35 line 35
;   1748 applyHanoi:35 line 35
;   1749 applyHanoi:35 line 35
;   1750 applyHanoi:30 line 30
;   1751 applyHanoi:28 line 28
;   1752 applyHanoi:35 line 35
;   1753 applyHanoi:35 line 35
;   1754 applyHanoi:35 line 35
;   1755 applyHanoi:30 line 30
;   1756 applyHanoi:28 line 28
;   1757 applyHanoi:35 line 35
;   1758 applyHanoi:35 line 35
;   1759 applyHanoi:35 line 35
;   1760 applyHanoi:35 line 35
;   1761 applyHanoi:36 line 36
;   1762 applyHanoi:36 line 36
;   1763 applyHanoi:30 line 30
;   1764 applyHanoi:28 line 28
;   1765 applyHanoi:35 line 35
;   1766 applyHanoi:35 line 35
;   1767 applyHanoi:35 line 35
;   1768 applyHanoi:36 line 36
;   1769 applyHanoi:37 line 37
;   1770 applyHanoi:35 line 35
;   1771 applyHanoi:36 line 36
;   1772 applyHanoi:36 line 36
;   1773 applyHanoi:30 line 30
;   1774 applyHanoi:28 line 28
;   1775 applyHanoi:35 line 35
;   1776 applyHanoi:35 line 35
;   1777 applyHanoi:35 line 35
;   1778 applyHanoi:30 line 30
;   1779 applyHanoi:28 line 28
;   1780 applyHanoi:35 line 35
;   1781 applyHanoi:35 line 35
;   1782 applyHanoi:35 line 35
;   1783 applyHanoi:35 line 35
;   1784 applyHanoi:36 line 36
;   1785 applyHanoi:36 line 36
;   1786 applyHanoi:30 line 30
;   1787 applyHanoi:28 line 28
;   1788 applyHanoi:35 line 35
;   1789 applyHanoi:35 line 35
;   1790 applyHanoi:35 line 35
;   1791 applyHanoi:36 line 36
;   1792 applyHanoi:37 line 37
;   1793 applyHanoi:36 line 36
;   1794 applyHanoi:37 line 37
;   1795 applyHanoi:36 line 36
;   1796 applyHanoi:37 line 37
;   1797 applyHanoi:35 line 35
;   1798 applyHanoi:36 line 36
;   1799 applyHanoi:36 line 36
;   1800 applyHanoi:30 line 30
;   1801 applyHanoi:28 line 28
;   1802 applyHanoi:35 line 35
;   1803 applyHanoi:35 line 35
;   1804 applyHanoi:35 line 35
;   1805 applyHanoi:30 line 30
;   1806 applyHanoi:28 line 28
;   1807 applyHanoi:35 line 35
;   1808 applyHanoi:35 line 35
;   1809 applyHanoi:35 line 35
;   1810 applyHanoi:30 line 30
;   1811 applyHanoi:28 line 28
;   1812 applyHanoi:35 line 35
;   1813 applyHanoi:35 line 35
;   1814 applyHanoi:35 line 35
;   1815 applyHanoi:30 line 30
;   1816 applyHanoi:28 line 28
;   1817 applyHanoi:35 line 35
;   1818 applyHanoi:35 line 35
;   1819 applyHanoi:35 line 35
;   1820 applyHanoi:35 line 35
;   1821 applyHanoi:36 line 36
;   1822 applyHanoi:36 line 36
;   1823 applyHanoi:30 line 30
;   1824 applyHanoi:28 line 28
;   1825 applyHanoi:35 line 35
;   1826 applyHanoi:35 line 35
;   1827 applyHanoi:35 line 35
;   1828 applyHanoi:36 line 36
;   1829 applyHanoi:37 line 37
;   1830 applyHanoi:35 line 35
;   1831 applyHanoi:36 line 36
;   1832 applyHanoi:36 line 36
;   1833 applyHanoi:30 line 30
;   1834 applyHanoi:28 line 28
;   1835 applyHanoi:35 line 35
;   1836 applyHanoi:35 line 35
;   1837 applyHanoi:35 line 35
;   1838 applyHanoi:30 line 30
;   1839 applyHanoi:28 line 28
;   1840 applyHanoi:35 line 35
;   1841 applyHanoi:35 line 35
;   1842 applyHanoi:35 line 35
;   1843 applyHanoi:35 line 35
;   1844 applyHanoi:36 line 36
;   1845 applyHanoi:36 line 36
;   1846 applyHanoi:30 line 30
;   1847 applyHanoi:28 line 28
;   1848 applyHanoi:35 line 35
;   1849 applyHanoi:35 line 35
;   1850 applyHanoi:35 line 35
;   1851 applyHanoi:36 line 36
;   1852 applyHanoi:37 line 37
;   1853 applyHanoi:36 line 36
;   1854 applyHanoi:37 line 37
;   1855 applyHanoi:35 line 35
;   1856 applyHanoi:36 line 36
;   1857 applyHanoi:36 line 36
;   1858 applyHanoi:30 line 30
;   1859 applyHanoi:28 line 28
;   1860 applyHanoi:35 line 35
;   1861 applyHanoi:35 line 35
;   1862 applyHanoi:35 line 35
;   1863 applyHanoi:30 line 30
;   1864 applyHanoi:28 line 28
;   1865 applyHanoi:35 line 35
;   1866 applyHanoi:35 line 35
;   1867 applyHanoi:35 line 35
;   1868 applyHanoi:30 line 30
;   1869 applyHanoi:28 line 28
;   1870 applyHanoi:35 line 35
;   1871 applyHanoi:35 line 35
;   1872 applyHanoi:35 line 35
;   1873 applyHanoi:35 line 35
;   1874 applyHanoi:36 line 36
;   1875 applyHanoi:36 line 36
;   1876 applyHanoi:30 line 30
;   1877 applyHanoi:28 line 28
;   1878 applyHanoi:35 line 35
;   1879 applyHanoi:35 line 35
;   1880 applyHanoi:35 line 35
;   1881 applyHanoi:36 line 36
;   1882 applyHanoi:37 line 37
;   1883 applyHanoi:35 line 35
;   1884 applyHanoi:36 line 36
;   1885 applyHanoi:36 line 36
;   1886 applyHanoi:30 line 30
;   1887 applyHanoi:28 line 28
;   1888 applyHanoi:35 line 35
;   1889 applyHanoi:35 line 35
;   1890 applyHanoi:35 line 35
;   1891 applyHanoi:30 line 30
;   1892 applyHanoi:28 line 28
;   1893 applyHanoi:35 line 35
;   1894 applyHanoi:35 line 35
;   1895 applyHanoi:35 line 35
;   1896 applyHanoi:35 line 35
;   1897 applyHanoi:36 line 36
;   1898 applyHanoi:36 line 36
;   1899 applyHanoi:30 line 30
;   1900 applyHanoi:28 line 28
;   1901 applyHanoi:35 line 35
;   1902 applyHanoi:35 line 35
;   1903 applyHanoi:35 line 35
;   1904 applyHanoi:36 line 36
;   1905 applyHanoi:37 line 37
;   1906 applyHanoi:36 line 36
;   1907 applyHanoi:37 line 37
;   1908 applyHanoi:36 line 36
;   1909 applyHanoi:37 line 37
;   1910 applyHanoi:36 line 36
;   1911 applyHanoi:37 line 37
;   1912 applyHanoi:36 line 36
;   1913 applyHanoi:37 line 37
;   1914 applyHanoi:36 line 36
;   1915 applyHanoi:37 line 37
;   1916 applyHanoi:36 line 36
;   1917 applyHanoi:37 line 37
;   1918 main:45 line 45
;   1919 main:46 line 46
;   1920 main:46 line 46
;   1921 hanoi:18 line 18
;   1922 hanoi:19 line 19
;   1923 hanoi:21 line 21
;   1924 hanoi:21 line 21
;   1925 hanoi:18 line 18
;   1926 hanoi:19 line 19
;   1927 hanoi:21 line 21
;   1928 hanoi:21 line 21
;   1929 hanoi:18 line 18
;   1930 hanoi:19 line 19
;   1931 hanoi:21 line 21
;   1932 hanoi:21 line 21
;   1933 hanoi:18 line 18
;   1934 hanoi:19 line 19
;   1935 hanoi:21 line 21
;   1936 hanoi:21 line 21
;   1937 hanoi:18 line 18
;   1938 hanoi:19 line 19
;   1939 hanoi:21 line 21
;   1940 hanoi:21 line 21
;   1941 hanoi:18 line 18
;   1942 hanoi:19 line 19
;   1943 hanoi:21 line 21
;   1944 hanoi:21 line 21
;   1945 hanoi:18 line 18
;   1946 hanoi:19 line 19
;   1947 hanoi:21 line 21
;   1948 hanoi:21 line 21
;   1949 hanoi:18 line 18
;   1950 hanoi:19 line 19
;   1951 hanoi:21 line 21
;   1952 hanoi:21 line 21
;   1953 hanoi:17 line 17
;   1954 hanoi:21 line 21
;   1955 hanoi:21 line 21
;   1956 hanoi:21 line 21
;   1957 hanoi:17 line 17
;   1958 hanoi:21 line 21
;   1959 hanoi:21 line 21
;   1960 hanoi:21 line 21
;   1961 hanoi:17 line 17
;   1962 hanoi:21 line 21
;   1963 hanoi:21 line 21
;   1964 hanoi:21 line 21
;   1965 hanoi:17 line 17
;   1966 hanoi:21 line 21
;   1967 hanoi:21 line 21
;   1968 hanoi:21 line 21
;   1969 hanoi:17 line 17
;   1970 hanoi:21 line 21
;   1971 hanoi:21 line 21
;   1972 hanoi:21 line 21
;   1973 hanoi:17 line 17
;   1974 hanoi:21 line 21
;   1975 hanoi:21 line 21
;   1976 hanoi:21 line 21
;   1977 hanoi:17 line 17
;   1978 hanoi:21 line 21
;   1979 hanoi:21 line 21
;   1980 hanoi:21 line 21
;   1981 hanoi:17 line 17
;   1982 main:46 line 46
;   1983 main:48 line 48
;   1984 main:48 line 48
;   1985 main:49 line 49
;   1986 main:51 line 51
;   1987 main:39 line 39
;   1988 main:1  line 1
;
; edges
;   0 init -> 2 main:1
;       counter = 0
;   2 main:1 -> 3 main:41
;       n = *
;       result = *
;       $result = *
;       $t = *
;       $t!5 = *
;   3 main:41 -> 4 main:41
;       $t = *
;       n = $t
;   4 main:41 -> 5 main:42
;       assume n >=s 32 || n <s 1
;   4 main:41 -> 6 main:45
;       assume n <s 32 && n >=s 1
;   6 main:45 -> 7 main:45
;       counter = 0
;   7 main:45 -> 8 applyHanoi:30
;       applyHanoi.n = *
;       applyHanoi.from = *
;       applyHanoi.to = *
;       applyHanoi.via = *
;       applyHanoi.n = n
;       applyHanoi.from = 1
;       applyHanoi.to = 3
;       applyHanoi.via = 2
;   8 applyHanoi:30 -> 9 applyHanoi:28
;       assume applyHanoi.n == 0
;   8 applyHanoi:30 -> 10 applyHanoi:35
;       assume applyHanoi.n != 0
;   10 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   10 applyHanoi:35 -> 11 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   11 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n) != s33(applyHanoi.n - 1) + 1
;   11 applyHanoi:35 -> 12 applyHanoi:35
;       assume s33(applyHanoi.n) == s33(applyHanoi.n - 1) + 1
;   12 applyHanoi:35 -> 13 applyHanoi:30
;       applyHanoi.n!10 = *
;       applyHanoi.from!11 = *
;       applyHanoi.to!12 = *
;       applyHanoi.via!13 = *
;       applyHanoi.n!10 = applyHanoi.n - 1
;       applyHanoi.from!11 = applyHanoi.from
;       applyHanoi.to!12 = applyHanoi.via
;       applyHanoi.via!13 = applyHanoi.to
;   13 applyHanoi:30 -> 14 applyHanoi:28
;       assume applyHanoi.n!10 == 0
;   13 applyHanoi:30 -> 15 applyHanoi:35
;       assume applyHanoi.n!10 != 0
;   15 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   15 applyHanoi:35 -> 16 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   16 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!10) != s33(applyHanoi.n!10 - 1) + 1
;   16 applyHanoi:35 -> 17 applyHanoi:35
;       assume s33(applyHanoi.n!10) == s33(applyHanoi.n!10 - 1) + 1
;   17 applyHanoi:35 -> 18 applyHanoi:30
;       applyHanoi.n!14 = *
;       applyHanoi.from!15 = *
;       applyHanoi.to!16 = *
;       applyHanoi.via!17 = *
;       applyHanoi.n!14 = applyHanoi.n!10 - 1
;       applyHanoi.from!15 = applyHanoi.from!11
;       applyHanoi.to!16 = applyHanoi.via!13
;       applyHanoi.via!17 = applyHanoi.to!12
;   18 applyHanoi:30 -> 19 applyHanoi:28
;       assume applyHanoi.n!14 == 0
;   18 applyHanoi:30 -> 20 applyHanoi:35
;       assume applyHanoi.n!14 != 0
;   20 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   20 applyHanoi:35 -> 21 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   21 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!14) != s33(applyHanoi.n!14 - 1) + 1
;   21 applyHanoi:35 -> 22 applyHanoi:35
;       assume s33(applyHanoi.n!14) == s33(applyHanoi.n!14 - 1) + 1
;   22 applyHanoi:35 -> 23 applyHanoi:30
;       applyHanoi.n!18 = *
;       applyHanoi.from!19 = *
;       applyHanoi.to!20 = *
;       applyHanoi.via!21 = *
;       applyHanoi.n!18 = applyHanoi.n!14 - 1
;       applyHanoi.from!19 = applyHanoi.from!15
;       applyHanoi.to!20 = applyHanoi.via!17
;       applyHanoi.via!21 = applyHanoi.to!16
;   23 applyHanoi:30 -> 24 applyHanoi:28
;       assume applyHanoi.n!18 == 0
;   23 applyHanoi:30 -> 25 applyHanoi:35
;       assume applyHanoi.n!18 != 0
;   25 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   25 applyHanoi:35 -> 26 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   26 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!18) != s33(applyHanoi.n!18 - 1) + 1
;   26 applyHanoi:35 -> 27 applyHanoi:35
;       assume s33(applyHanoi.n!18) == s33(applyHanoi.n!18 - 1) + 1
;   27 applyHanoi:35 -> 28 applyHanoi:30
;       applyHanoi.n!22 = *
;       applyHanoi.from!23 = *
;       applyHanoi.to!24 = *
;       applyHanoi.via!25 = *
;       applyHanoi.n!22 = applyHanoi.n!18 - 1
;       applyHanoi.from!23 = applyHanoi.from!19
;       applyHanoi.to!24 = applyHanoi.via!21
;       applyHanoi.via!25 = applyHanoi.to!20
;   28 applyHanoi:30 -> 29 applyHanoi:28
;       assume applyHanoi.n!22 == 0
;   28 applyHanoi:30 -> 30 applyHanoi:35
;       assume applyHanoi.n!22 != 0
;   30 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   30 applyHanoi:35 -> 31 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   31 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!22) != s33(applyHanoi.n!22 - 1) + 1
;   31 applyHanoi:35 -> 32 applyHanoi:35
;       assume s33(applyHanoi.n!22) == s33(applyHanoi.n!22 - 1) + 1
;   32 applyHanoi:35 -> 33 applyHanoi:30
;       applyHanoi.n!26 = *
;       applyHanoi.from!27 = *
;       applyHanoi.to!28 = *
;       applyHanoi.via!29 = *
;       applyHanoi.n!26 = applyHanoi.n!22 - 1
;       applyHanoi.from!27 = applyHanoi.from!23
;       applyHanoi.to!28 = applyHanoi.via!25
;       applyHanoi.via!29 = applyHanoi.to!24
;   33 applyHanoi:30 -> 34 applyHanoi:28
;       assume applyHanoi.n!26 == 0
;   33 applyHanoi:30 -> 35 applyHanoi:35
;       assume applyHanoi.n!26 != 0
;   35 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   35 applyHanoi:35 -> 36 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   36 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!26) != s33(applyHanoi.n!26 - 1) + 1
;   36 applyHanoi:35 -> 37 applyHanoi:35
;       assume s33(applyHanoi.n!26) == s33(applyHanoi.n!26 - 1) + 1
;   37 applyHanoi:35 -> 38 applyHanoi:30
;       applyHanoi.n!30 = *
;       applyHanoi.from!31 = *
;       applyHanoi.to!32 = *
;       applyHanoi.via!33 = *
;       applyHanoi.n!30 = applyHanoi.n!26 - 1
;       applyHanoi.from!31 = applyHanoi.from!27
;       applyHanoi.to!32 = applyHanoi.via!29
;       applyHanoi.via!33 = applyHanoi.to!28
;   38 applyHanoi:30 -> 39 applyHanoi:28
;       assume applyHanoi.n!30 == 0
;   38 applyHanoi:30 -> 40 applyHanoi:35
;       assume applyHanoi.n!30 != 0
;   40 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   40 applyHanoi:35 -> 41 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   41 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!30) != s33(applyHanoi.n!30 - 1) + 1
;   41 applyHanoi:35 -> 42 applyHanoi:35
;       assume s33(applyHanoi.n!30) == s33(applyHanoi.n!30 - 1) + 1
;   42 applyHanoi:35 -> 43 applyHanoi:30
;       applyHanoi.n!34 = *
;       applyHanoi.from!35 = *
;       applyHanoi.to!36 = *
;       applyHanoi.via!37 = *
;       applyHanoi.n!34 = applyHanoi.n!30 - 1
;       applyHanoi.from!35 = applyHanoi.from!31
;       applyHanoi.to!36 = applyHanoi.via!33
;       applyHanoi.via!37 = applyHanoi.to!32
;   43 applyHanoi:30 -> 44 applyHanoi:28
;       assume applyHanoi.n!34 == 0
;   43 applyHanoi:30 -> 45 applyHanoi:35
;       assume applyHanoi.n!34 != 0
;   45 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   45 applyHanoi:35 -> 46 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   46 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!34) != s33(applyHanoi.n!34 - 1) + 1
;   46 applyHanoi:35 -> 47 applyHanoi:35
;       assume s33(applyHanoi.n!34) == s33(applyHanoi.n!34 - 1) + 1
;   44 applyHanoi:28 -> 48 applyHanoi:35
;   48 applyHanoi:35 -> 49 applyHanoi:36
;   49 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!30) != s33(applyHanoi.n!30 - 1) + 1
;   49 applyHanoi:36 -> 50 applyHanoi:36
;       assume s33(applyHanoi.n!30) == s33(applyHanoi.n!30 - 1) + 1
;   50 applyHanoi:36 -> 51 applyHanoi:30
;       applyHanoi.n!38 = *
;       applyHanoi.from!39 = *
;       applyHanoi.to!40 = *
;       applyHanoi.via!41 = *
;       applyHanoi.n!38 = applyHanoi.n!30 - 1
;       applyHanoi.from!39 = applyHanoi.via!33
;       applyHanoi.to!40 = applyHanoi.to!32
;       applyHanoi.via!41 = applyHanoi.from!31
;   51 applyHanoi:30 -> 52 applyHanoi:28
;       assume applyHanoi.n!38 == 0
;   51 applyHanoi:30 -> 53 applyHanoi:35
;       assume applyHanoi.n!38 != 0
;   53 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   53 applyHanoi:35 -> 54 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   54 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!38) != s33(applyHanoi.n!38 - 1) + 1
;   54 applyHanoi:35 -> 55 applyHanoi:35
;       assume s33(applyHanoi.n!38) == s33(applyHanoi.n!38 - 1) + 1
;   52 applyHanoi:28 -> 56 applyHanoi:36
;   56 applyHanoi:36 -> 57 applyHanoi:37
;   57 applyHanoi:37 -> 39 applyHanoi:28
;   39 applyHanoi:28 -> 58 applyHanoi:35
;   58 applyHanoi:35 -> 59 applyHanoi:36
;   59 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!26) != s33(applyHanoi.n!26 - 1) + 1
;   59 applyHanoi:36 -> 60 applyHanoi:36
;       assume s33(applyHanoi.n!26) == s33(applyHanoi.n!26 - 1) + 1
;   60 applyHanoi:36 -> 61 applyHanoi:30
;       applyHanoi.n!42 = *
;       applyHanoi.from!43 = *
;       applyHanoi.to!44 = *
;       applyHanoi.via!45 = *
;       applyHanoi.n!42 = applyHanoi.n!26 - 1
;       applyHanoi.from!43 = applyHanoi.via!29
;       applyHanoi.to!44 = applyHanoi.to!28
;       applyHanoi.via!45 = applyHanoi.from!27
;   61 applyHanoi:30 -> 62 applyHanoi:28
;       assume applyHanoi.n!42 == 0
;   61 applyHanoi:30 -> 63 applyHanoi:35
;       assume applyHanoi.n!42 != 0
;   63 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   63 applyHanoi:35 -> 64 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   64 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!42) != s33(applyHanoi.n!42 - 1) + 1
;   64 applyHanoi:35 -> 65 applyHanoi:35
;       assume s33(applyHanoi.n!42) == s33(applyHanoi.n!42 - 1) + 1
;   65 applyHanoi:35 -> 66 applyHanoi:30
;       applyHanoi.n!46 = *
;       applyHanoi.from!47 = *
;       applyHanoi.to!48 = *
;       applyHanoi.via!49 = *
;       applyHanoi.n!46 = applyHanoi.n!42 - 1
;       applyHanoi.from!47 = applyHanoi.from!43
;       applyHanoi.to!48 = applyHanoi.via!45
;       applyHanoi.via!49 = applyHanoi.to!44
;   66 applyHanoi:30 -> 67 applyHanoi:28
;       assume applyHanoi.n!46 == 0
;   66 applyHanoi:30 -> 68 applyHanoi:35
;       assume applyHanoi.n!46 != 0
;   68 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   68 applyHanoi:35 -> 69 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   69 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!46) != s33(applyHanoi.n!46 - 1) + 1
;   69 applyHanoi:35 -> 70 applyHanoi:35
;       assume s33(applyHanoi.n!46) == s33(applyHanoi.n!46 - 1) + 1
;   67 applyHanoi:28 -> 71 applyHanoi:35
;   71 applyHanoi:35 -> 72 applyHanoi:36
;   72 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!42) != s33(applyHanoi.n!42 - 1) + 1
;   72 applyHanoi:36 -> 73 applyHanoi:36
;       assume s33(applyHanoi.n!42) == s33(applyHanoi.n!42 - 1) + 1
;   73 applyHanoi:36 -> 74 applyHanoi:30
;       applyHanoi.n!50 = *
;       applyHanoi.from!51 = *
;       applyHanoi.to!52 = *
;       applyHanoi.via!53 = *
;       applyHanoi.n!50 = applyHanoi.n!42 - 1
;       applyHanoi.from!51 = applyHanoi.via!45
;       applyHanoi.to!52 = applyHanoi.to!44
;       applyHanoi.via!53 = applyHanoi.from!43
;   74 applyHanoi:30 -> 75 applyHanoi:28
;       assume applyHanoi.n!50 == 0
;   74 applyHanoi:30 -> 76 applyHanoi:35
;       assume applyHanoi.n!50 != 0
;   76 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   76 applyHanoi:35 -> 77 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   77 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!50) != s33(applyHanoi.n!50 - 1) + 1
;   77 applyHanoi:35 -> 78 applyHanoi:35
;       assume s33(applyHanoi.n!50) == s33(applyHanoi.n!50 - 1) + 1
;   75 applyHanoi:28 -> 79 applyHanoi:36
;   79 applyHanoi:36 -> 80 applyHanoi:37
;   80 applyHanoi:37 -> 62 applyHanoi:28
;   62 applyHanoi:28 -> 81 applyHanoi:36
;   81 applyHanoi:36 -> 82 applyHanoi:37
;   82 applyHanoi:37 -> 34 applyHanoi:28
;   34 applyHanoi:28 -> 83 applyHanoi:35
;   83 applyHanoi:35 -> 84 applyHanoi:36
;   84 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!22) != s33(applyHanoi.n!22 - 1) + 1
;   84 applyHanoi:36 -> 85 applyHanoi:36
;       assume s33(applyHanoi.n!22) == s33(applyHanoi.n!22 - 1) + 1
;   85 applyHanoi:36 -> 86 applyHanoi:30
;       applyHanoi.n!54 = *
;       applyHanoi.from!55 = *
;       applyHanoi.to!56 = *
;       applyHanoi.via!57 = *
;       applyHanoi.n!54 = applyHanoi.n!22 - 1
;       applyHanoi.from!55 = applyHanoi.via!25
;       applyHanoi.to!56 = applyHanoi.to!24
;       applyHanoi.via!57 = applyHanoi.from!23
;   86 applyHanoi:30 -> 87 applyHanoi:28
;       assume applyHanoi.n!54 == 0
;   86 applyHanoi:30 -> 88 applyHanoi:35
;       assume applyHanoi.n!54 != 0
;   88 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   88 applyHanoi:35 -> 89 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   89 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!54) != s33(applyHanoi.n!54 - 1) + 1
;   89 applyHanoi:35 -> 90 applyHanoi:35
;       assume s33(applyHanoi.n!54) == s33(applyHanoi.n!54 - 1) + 1
;   90 applyHanoi:35 -> 91 applyHanoi:30
;       applyHanoi.n!58 = *
;       applyHanoi.from!59 = *
;       applyHanoi.to!60 = *
;       applyHanoi.via!61 = *
;       applyHanoi.n!58 = applyHanoi.n!54 - 1
;       applyHanoi.from!59 = applyHanoi.from!55
;       applyHanoi.to!60 = applyHanoi.via!57
;       applyHanoi.via!61 = applyHanoi.to!56
;   91 applyHanoi:30 -> 92 applyHanoi:28
;       assume applyHanoi.n!58 == 0
;   91 applyHanoi:30 -> 93 applyHanoi:35
;       assume applyHanoi.n!58 != 0
;   93 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   93 applyHanoi:35 -> 94 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   94 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!58) != s33(applyHanoi.n!58 - 1) + 1
;   94 applyHanoi:35 -> 95 applyHanoi:35
;       assume s33(applyHanoi.n!58) == s33(applyHanoi.n!58 - 1) + 1
;   95 applyHanoi:35 -> 96 applyHanoi:30
;       applyHanoi.n!62 = *
;       applyHanoi.from!63 = *
;       applyHanoi.to!64 = *
;       applyHanoi.via!65 = *
;       applyHanoi.n!62 = applyHanoi.n!58 - 1
;       applyHanoi.from!63 = applyHanoi.from!59
;       applyHanoi.to!64 = applyHanoi.via!61
;       applyHanoi.via!65 = applyHanoi.to!60
;   96 applyHanoi:30 -> 97 applyHanoi:28
;       assume applyHanoi.n!62 == 0
;   96 applyHanoi:30 -> 98 applyHanoi:35
;       assume applyHanoi.n!62 != 0
;   98 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   98 applyHanoi:35 -> 99 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   99 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!62) != s33(applyHanoi.n!62 - 1) + 1
;   99 applyHanoi:35 -> 100 applyHanoi:35
;       assume s33(applyHanoi.n!62) == s33(applyHanoi.n!62 - 1) + 1
;   97 applyHanoi:28 -> 101 applyHanoi:35
;   101 applyHanoi:35 -> 102 applyHanoi:36
;   102 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!58) != s33(applyHanoi.n!58 - 1) + 1
;   102 applyHanoi:36 -> 103 applyHanoi:36
;       assume s33(applyHanoi.n!58) == s33(applyHanoi.n!58 - 1) + 1
;   103 applyHanoi:36 -> 104 applyHanoi:30
;       applyHanoi.n!66 = *
;       applyHanoi.from!67 = *
;       applyHanoi.to!68 = *
;       applyHanoi.via!69 = *
;       applyHanoi.n!66 = applyHanoi.n!58 - 1
;       applyHanoi.from!67 = applyHanoi.via!61
;       applyHanoi.to!68 = applyHanoi.to!60
;       applyHanoi.via!69 = applyHanoi.from!59
;   104 applyHanoi:30 -> 105 applyHanoi:28
;       assume applyHanoi.n!66 == 0
;   104 applyHanoi:30 -> 106 applyHanoi:35
;       assume applyHanoi.n!66 != 0
;   106 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   106 applyHanoi:35 -> 107 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   107 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!66) != s33(applyHanoi.n!66 - 1) + 1
;   107 applyHanoi:35 -> 108 applyHanoi:35
;       assume s33(applyHanoi.n!66) == s33(applyHanoi.n!66 - 1) + 1
;   105 applyHanoi:28 -> 109 applyHanoi:36
;   109 applyHanoi:36 -> 110 applyHanoi:37
;   110 applyHanoi:37 -> 92 applyHanoi:28
;   92 applyHanoi:28 -> 111 applyHanoi:35
;   111 applyHanoi:35 -> 112 applyHanoi:36
;   112 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!54) != s33(applyHanoi.n!54 - 1) + 1
;   112 applyHanoi:36 -> 113 applyHanoi:36
;       assume s33(applyHanoi.n!54) == s33(applyHanoi.n!54 - 1) + 1
;   113 applyHanoi:36 -> 114 applyHanoi:30
;       applyHanoi.n!70 = *
;       applyHanoi.from!71 = *
;       applyHanoi.to!72 = *
;       applyHanoi.via!73 = *
;       applyHanoi.n!70 = applyHanoi.n!54 - 1
;       applyHanoi.from!71 = applyHanoi.via!57
;       applyHanoi.to!72 = applyHanoi.to!56
;       applyHanoi.via!73 = applyHanoi.from!55
;   114 applyHanoi:30 -> 115 applyHanoi:28
;       assume applyHanoi.n!70 == 0
;   114 applyHanoi:30 -> 116 applyHanoi:35
;       assume applyHanoi.n!70 != 0
;   116 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   116 applyHanoi:35 -> 117 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   117 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!70) != s33(applyHanoi.n!70 - 1) + 1
;   117 applyHanoi:35 -> 118 applyHanoi:35
;       assume s33(applyHanoi.n!70) == s33(applyHanoi.n!70 - 1) + 1
;   118 applyHanoi:35 -> 119 applyHanoi:30
;       applyHanoi.n!74 = *
;       applyHanoi.from!75 = *
;       applyHanoi.to!76 = *
;       applyHanoi.via!77 = *
;       applyHanoi.n!74 = applyHanoi.n!70 - 1
;       applyHanoi.from!75 = applyHanoi.from!71
;       applyHanoi.to!76 = applyHanoi.via!73
;       applyHanoi.via!77 = applyHanoi.to!72
;   119 applyHanoi:30 -> 120 applyHanoi:28
;       assume applyHanoi.n!74 == 0
;   119 applyHanoi:30 -> 121 applyHanoi:35
;       assume applyHanoi.n!74 != 0
;   121 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   121 applyHanoi:35 -> 122 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   122 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!74) != s33(applyHanoi.n!74 - 1) + 1
;   122 applyHanoi:35 -> 123 applyHanoi:35
;       assume s33(applyHanoi.n!74) == s33(applyHanoi.n!74 - 1) + 1
;   120 applyHanoi:28 -> 124 applyHanoi:35
;   124 applyHanoi:35 -> 125 applyHanoi:36
;   125 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!70) != s33(applyHanoi.n!70 - 1) + 1
;   125 applyHanoi:36 -> 126 applyHanoi:36
;       assume s33(applyHanoi.n!70) == s33(applyHanoi.n!70 - 1) + 1
;   126 applyHanoi:36 -> 127 applyHanoi:30
;       applyHanoi.n!78 = *
;       applyHanoi.from!79 = *
;       applyHanoi.to!80 = *
;       applyHanoi.via!81 = *
;       applyHanoi.n!78 = applyHanoi.n!70 - 1
;       applyHanoi.from!79 = applyHanoi.via!73
;       applyHanoi.to!80 = applyHanoi.to!72
;       applyHanoi.via!81 = applyHanoi.from!71
;   127 applyHanoi:30 -> 128 applyHanoi:28
;       assume applyHanoi.n!78 == 0
;   127 applyHanoi:30 -> 129 applyHanoi:35
;       assume applyHanoi.n!78 != 0
;   129 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   129 applyHanoi:35 -> 130 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   130 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!78) != s33(applyHanoi.n!78 - 1) + 1
;   130 applyHanoi:35 -> 131 applyHanoi:35
;       assume s33(applyHanoi.n!78) == s33(applyHanoi.n!78 - 1) + 1
;   128 applyHanoi:28 -> 132 applyHanoi:36
;   132 applyHanoi:36 -> 133 applyHanoi:37
;   133 applyHanoi:37 -> 115 applyHanoi:28
;   115 applyHanoi:28 -> 134 applyHanoi:36
;   134 applyHanoi:36 -> 135 applyHanoi:37
;   135 applyHanoi:37 -> 87 applyHanoi:28
;   87 applyHanoi:28 -> 136 applyHanoi:36
;   136 applyHanoi:36 -> 137 applyHanoi:37
;   137 applyHanoi:37 -> 29 applyHanoi:28
;   29 applyHanoi:28 -> 138 applyHanoi:35
;   138 applyHanoi:35 -> 139 applyHanoi:36
;   139 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!18) != s33(applyHanoi.n!18 - 1) + 1
;   139 applyHanoi:36 -> 140 applyHanoi:36
;       assume s33(applyHanoi.n!18) == s33(applyHanoi.n!18 - 1) + 1
;   140 applyHanoi:36 -> 141 applyHanoi:30
;       applyHanoi.n!82 = *
;       applyHanoi.from!83 = *
;       applyHanoi.to!84 = *
;       applyHanoi.via!85 = *
;       applyHanoi.n!82 = applyHanoi.n!18 - 1
;       applyHanoi.from!83 = applyHanoi.via!21
;       applyHanoi.to!84 = applyHanoi.to!20
;       applyHanoi.via!85 = applyHanoi.from!19
;   141 applyHanoi:30 -> 142 applyHanoi:28
;       assume applyHanoi.n!82 == 0
;   141 applyHanoi:30 -> 143 applyHanoi:35
;       assume applyHanoi.n!82 != 0
;   143 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   143 applyHanoi:35 -> 144 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   144 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!82) != s33(applyHanoi.n!82 - 1) + 1
;   144 applyHanoi:35 -> 145 applyHanoi:35
;       assume s33(applyHanoi.n!82) == s33(applyHanoi.n!82 - 1) + 1
;   145 applyHanoi:35 -> 146 applyHanoi:30
;       applyHanoi.n!86 = *
;       applyHanoi.from!87 = *
;       applyHanoi.to!88 = *
;       applyHanoi.via!89 = *
;       applyHanoi.n!86 = applyHanoi.n!82 - 1
;       applyHanoi.from!87 = applyHanoi.from!83
;       applyHanoi.to!88 = applyHanoi.via!85
;       applyHanoi.via!89 = applyHanoi.to!84
;   146 applyHanoi:30 -> 147 applyHanoi:28
;       assume applyHanoi.n!86 == 0
;   146 applyHanoi:30 -> 148 applyHanoi:35
;       assume applyHanoi.n!86 != 0
;   148 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   148 applyHanoi:35 -> 149 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   149 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!86) != s33(applyHanoi.n!86 - 1) + 1
;   149 applyHanoi:35 -> 150 applyHanoi:35
;       assume s33(applyHanoi.n!86) == s33(applyHanoi.n!86 - 1) + 1
;   150 applyHanoi:35 -> 151 applyHanoi:30
;       applyHanoi.n!90 = *
;       applyHanoi.from!91 = *
;       applyHanoi.to!92 = *
;       applyHanoi.via!93 = *
;       applyHanoi.n!90 = applyHanoi.n!86 - 1
;       applyHanoi.from!91 = applyHanoi.from!87
;       applyHanoi.to!92 = applyHanoi.via!89
;       applyHanoi.via!93 = applyHanoi.to!88
;   151 applyHanoi:30 -> 152 applyHanoi:28
;       assume applyHanoi.n!90 == 0
;   151 applyHanoi:30 -> 153 applyHanoi:35
;       assume applyHanoi.n!90 != 0
;   153 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   153 applyHanoi:35 -> 154 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   154 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!90) != s33(applyHanoi.n!90 - 1) + 1
;   154 applyHanoi:35 -> 155 applyHanoi:35
;       assume s33(applyHanoi.n!90) == s33(applyHanoi.n!90 - 1) + 1
;   155 applyHanoi:35 -> 156 applyHanoi:30
;       applyHanoi.n!94 = *
;       applyHanoi.from!95 = *
;       applyHanoi.to!96 = *
;       applyHanoi.via!97 = *
;       applyHanoi.n!94 = applyHanoi.n!90 - 1
;       applyHanoi.from!95 = applyHanoi.from!91
;       applyHanoi.to!96 = applyHanoi.via!93
;       applyHanoi.via!97 = applyHanoi.to!92
;   156 applyHanoi:30 -> 157 applyHanoi:28
;       assume applyHanoi.n!94 == 0
;   156 applyHanoi:30 -> 158 applyHanoi:35
;       assume applyHanoi.n!94 != 0
;   158 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   158 applyHanoi:35 -> 159 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   159 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!94) != s33(applyHanoi.n!94 - 1) + 1
;   159 applyHanoi:35 -> 160 applyHanoi:35
;       assume s33(applyHanoi.n!94) == s33(applyHanoi.n!94 - 1) + 1
;   157 applyHanoi:28 -> 161 applyHanoi:35
;   161 applyHanoi:35 -> 162 applyHanoi:36
;   162 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!90) != s33(applyHanoi.n!90 - 1) + 1
;   162 applyHanoi:36 -> 163 applyHanoi:36
;       assume s33(applyHanoi.n!90) == s33(applyHanoi.n!90 - 1) + 1
;   163 applyHanoi:36 -> 164 applyHanoi:30
;       applyHanoi.n!98 = *
;       applyHanoi.from!99 = *
;       applyHanoi.to!100 = *
;       applyHanoi.via!101 = *
;       applyHanoi.n!98 = applyHanoi.n!90 - 1
;       applyHanoi.from!99 = applyHanoi.via!93
;       applyHanoi.to!100 = applyHanoi.to!92
;       applyHanoi.via!101 = applyHanoi.from!91
;   164 applyHanoi:30 -> 165 applyHanoi:28
;       assume applyHanoi.n!98 == 0
;   164 applyHanoi:30 -> 166 applyHanoi:35
;       assume applyHanoi.n!98 != 0
;   166 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   166 applyHanoi:35 -> 167 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   167 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!98) != s33(applyHanoi.n!98 - 1) + 1
;   167 applyHanoi:35 -> 168 applyHanoi:35
;       assume s33(applyHanoi.n!98) == s33(applyHanoi.n!98 - 1) + 1
;   165 applyHanoi:28 -> 169 applyHanoi:36
;   169 applyHanoi:36 -> 170 applyHanoi:37
;   170 applyHanoi:37 -> 152 applyHanoi:28
;   152 applyHanoi:28 -> 171 applyHanoi:35
;   171 applyHanoi:35 -> 172 applyHanoi:36
;   172 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!86) != s33(applyHanoi.n!86 - 1) + 1
;   172 applyHanoi:36 -> 173 applyHanoi:36
;       assume s33(applyHanoi.n!86) == s33(applyHanoi.n!86 - 1) + 1
;   173 applyHanoi:36 -> 174 applyHanoi:30
;       applyHanoi.n!102 = *
;       applyHanoi.from!103 = *
;       applyHanoi.to!104 = *
;       applyHanoi.via!105 = *
;       applyHanoi.n!102 = applyHanoi.n!86 - 1
;       applyHanoi.from!103 = applyHanoi.via!89
;       applyHanoi.to!104 = applyHanoi.to!88
;       applyHanoi.via!105 = applyHanoi.from!87
;   174 applyHanoi:30 -> 175 applyHanoi:28
;       assume applyHanoi.n!102 == 0
;   174 applyHanoi:30 -> 176 applyHanoi:35
;       assume applyHanoi.n!102 != 0
;   176 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   176 applyHanoi:35 -> 177 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   177 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!102) != s33(applyHanoi.n!102 - 1) + 1
;   177 applyHanoi:35 -> 178 applyHanoi:35
;       assume s33(applyHanoi.n!102) == s33(applyHanoi.n!102 - 1) + 1
;   178 applyHanoi:35 -> 179 applyHanoi:30
;       applyHanoi.n!106 = *
;       applyHanoi.from!107 = *
;       applyHanoi.to!108 = *
;       applyHanoi.via!109 = *
;       applyHanoi.n!106 = applyHanoi.n!102 - 1
;       applyHanoi.from!107 = applyHanoi.from!103
;       applyHanoi.to!108 = applyHanoi.via!105
;       applyHanoi.via!109 = applyHanoi.to!104
;   179 applyHanoi:30 -> 180 applyHanoi:28
;       assume applyHanoi.n!106 == 0
;   179 applyHanoi:30 -> 181 applyHanoi:35
;       assume applyHanoi.n!106 != 0
;   181 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   181 applyHanoi:35 -> 182 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   182 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!106) != s33(applyHanoi.n!106 - 1) + 1
;   182 applyHanoi:35 -> 183 applyHanoi:35
;       assume s33(applyHanoi.n!106) == s33(applyHanoi.n!106 - 1) + 1
;   180 applyHanoi:28 -> 184 applyHanoi:35
;   184 applyHanoi:35 -> 185 applyHanoi:36
;   185 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!102) != s33(applyHanoi.n!102 - 1) + 1
;   185 applyHanoi:36 -> 186 applyHanoi:36
;       assume s33(applyHanoi.n!102) == s33(applyHanoi.n!102 - 1) + 1
;   186 applyHanoi:36 -> 187 applyHanoi:30
;       applyHanoi.n!110 = *
;       applyHanoi.from!111 = *
;       applyHanoi.to!112 = *
;       applyHanoi.via!113 = *
;       applyHanoi.n!110 = applyHanoi.n!102 - 1
;       applyHanoi.from!111 = applyHanoi.via!105
;       applyHanoi.to!112 = applyHanoi.to!104
;       applyHanoi.via!113 = applyHanoi.from!103
;   187 applyHanoi:30 -> 188 applyHanoi:28
;       assume applyHanoi.n!110 == 0
;   187 applyHanoi:30 -> 189 applyHanoi:35
;       assume applyHanoi.n!110 != 0
;   189 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   189 applyHanoi:35 -> 190 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   190 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!110) != s33(applyHanoi.n!110 - 1) + 1
;   190 applyHanoi:35 -> 191 applyHanoi:35
;       assume s33(applyHanoi.n!110) == s33(applyHanoi.n!110 - 1) + 1
;   188 applyHanoi:28 -> 192 applyHanoi:36
;   192 applyHanoi:36 -> 193 applyHanoi:37
;   193 applyHanoi:37 -> 175 applyHanoi:28
;   175 applyHanoi:28 -> 194 applyHanoi:36
;   194 applyHanoi:36 -> 195 applyHanoi:37
;   195 applyHanoi:37 -> 147 applyHanoi:28
;   147 applyHanoi:28 -> 196 applyHanoi:35
;   196 applyHanoi:35 -> 197 applyHanoi:36
;   197 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!82) != s33(applyHanoi.n!82 - 1) + 1
;   197 applyHanoi:36 -> 198 applyHanoi:36
;       assume s33(applyHanoi.n!82) == s33(applyHanoi.n!82 - 1) + 1
;   198 applyHanoi:36 -> 199 applyHanoi:30
;       applyHanoi.n!114 = *
;       applyHanoi.from!115 = *
;       applyHanoi.to!116 = *
;       applyHanoi.via!117 = *
;       applyHanoi.n!114 = applyHanoi.n!82 - 1
;       applyHanoi.from!115 = applyHanoi.via!85
;       applyHanoi.to!116 = applyHanoi.to!84
;       applyHanoi.via!117 = applyHanoi.from!83
;   199 applyHanoi:30 -> 200 applyHanoi:28
;       assume applyHanoi.n!114 == 0
;   199 applyHanoi:30 -> 201 applyHanoi:35
;       assume applyHanoi.n!114 != 0
;   201 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   201 applyHanoi:35 -> 202 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   202 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!114) != s33(applyHanoi.n!114 - 1) + 1
;   202 applyHanoi:35 -> 203 applyHanoi:35
;       assume s33(applyHanoi.n!114) == s33(applyHanoi.n!114 - 1) + 1
;   203 applyHanoi:35 -> 204 applyHanoi:30
;       applyHanoi.n!118 = *
;       applyHanoi.from!119 = *
;       applyHanoi.to!120 = *
;       applyHanoi.via!121 = *
;       applyHanoi.n!118 = applyHanoi.n!114 - 1
;       applyHanoi.from!119 = applyHanoi.from!115
;       applyHanoi.to!120 = applyHanoi.via!117
;       applyHanoi.via!121 = applyHanoi.to!116
;   204 applyHanoi:30 -> 205 applyHanoi:28
;       assume applyHanoi.n!118 == 0
;   204 applyHanoi:30 -> 206 applyHanoi:35
;       assume applyHanoi.n!118 != 0
;   206 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   206 applyHanoi:35 -> 207 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   207 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!118) != s33(applyHanoi.n!118 - 1) + 1
;   207 applyHanoi:35 -> 208 applyHanoi:35
;       assume s33(applyHanoi.n!118) == s33(applyHanoi.n!118 - 1) + 1
;   208 applyHanoi:35 -> 209 applyHanoi:30
;       applyHanoi.n!122 = *
;       applyHanoi.from!123 = *
;       applyHanoi.to!124 = *
;       applyHanoi.via!125 = *
;       applyHanoi.n!122 = applyHanoi.n!118 - 1
;       applyHanoi.from!123 = applyHanoi.from!119
;       applyHanoi.to!124 = applyHanoi.via!121
;       applyHanoi.via!125 = applyHanoi.to!120
;   209 applyHanoi:30 -> 210 applyHanoi:28
;       assume applyHanoi.n!122 == 0
;   209 applyHanoi:30 -> 211 applyHanoi:35
;       assume applyHanoi.n!122 != 0
;   211 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   211 applyHanoi:35 -> 212 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   212 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!122) != s33(applyHanoi.n!122 - 1) + 1
;   212 applyHanoi:35 -> 213 applyHanoi:35
;       assume s33(applyHanoi.n!122) == s33(applyHanoi.n!122 - 1) + 1
;   210 applyHanoi:28 -> 214 applyHanoi:35
;   214 applyHanoi:35 -> 215 applyHanoi:36
;   215 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!118) != s33(applyHanoi.n!118 - 1) + 1
;   215 applyHanoi:36 -> 216 applyHanoi:36
;       assume s33(applyHanoi.n!118) == s33(applyHanoi.n!118 - 1) + 1
;   216 applyHanoi:36 -> 217 applyHanoi:30
;       applyHanoi.n!126 = *
;       applyHanoi.from!127 = *
;       applyHanoi.to!128 = *
;       applyHanoi.via!129 = *
;       applyHanoi.n!126 = applyHanoi.n!118 - 1
;       applyHanoi.from!127 = applyHanoi.via!121
;       applyHanoi.to!128 = applyHanoi.to!120
;       applyHanoi.via!129 = applyHanoi.from!119
;   217 applyHanoi:30 -> 218 applyHanoi:28
;       assume applyHanoi.n!126 == 0
;   217 applyHanoi:30 -> 219 applyHanoi:35
;       assume applyHanoi.n!126 != 0
;   219 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   219 applyHanoi:35 -> 220 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   220 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!126) != s33(applyHanoi.n!126 - 1) + 1
;   220 applyHanoi:35 -> 221 applyHanoi:35
;       assume s33(applyHanoi.n!126) == s33(applyHanoi.n!126 - 1) + 1
;   218 applyHanoi:28 -> 222 applyHanoi:36
;   222 applyHanoi:36 -> 223 applyHanoi:37
;   223 applyHanoi:37 -> 205 applyHanoi:28
;   205 applyHanoi:28 -> 224 applyHanoi:35
;   224 applyHanoi:35 -> 225 applyHanoi:36
;   225 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!114) != s33(applyHanoi.n!114 - 1) + 1
;   225 applyHanoi:36 -> 226 applyHanoi:36
;       assume s33(applyHanoi.n!114) == s33(applyHanoi.n!114 - 1) + 1
;   226 applyHanoi:36 -> 227 applyHanoi:30
;       applyHanoi.n!130 = *
;       applyHanoi.from!131 = *
;       applyHanoi.to!132 = *
;       applyHanoi.via!133 = *
;       applyHanoi.n!130 = applyHanoi.n!114 - 1
;       applyHanoi.from!131 = applyHanoi.via!117
;       applyHanoi.to!132 = applyHanoi.to!116
;       applyHanoi.via!133 = applyHanoi.from!115
;   227 applyHanoi:30 -> 228 applyHanoi:28
;       assume applyHanoi.n!130 == 0
;   227 applyHanoi:30 -> 229 applyHanoi:35
;       assume applyHanoi.n!130 != 0
;   229 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   229 applyHanoi:35 -> 230 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   230 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!130) != s33(applyHanoi.n!130 - 1) + 1
;   230 applyHanoi:35 -> 231 applyHanoi:35
;       assume s33(applyHanoi.n!130) == s33(applyHanoi.n!130 - 1) + 1
;   231 applyHanoi:35 -> 232 applyHanoi:30
;       applyHanoi.n!134 = *
;       applyHanoi.from!135 = *
;       applyHanoi.to!136 = *
;       applyHanoi.via!137 = *
;       applyHanoi.n!134 = applyHanoi.n!130 - 1
;       applyHanoi.from!135 = applyHanoi.from!131
;       applyHanoi.to!136 = applyHanoi.via!133
;       applyHanoi.via!137 = applyHanoi.to!132
;   232 applyHanoi:30 -> 233 applyHanoi:28
;       assume applyHanoi.n!134 == 0
;   232 applyHanoi:30 -> 234 applyHanoi:35
;       assume applyHanoi.n!134 != 0
;   234 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   234 applyHanoi:35 -> 235 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   235 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!134) != s33(applyHanoi.n!134 - 1) + 1
;   235 applyHanoi:35 -> 236 applyHanoi:35
;       assume s33(applyHanoi.n!134) == s33(applyHanoi.n!134 - 1) + 1
;   233 applyHanoi:28 -> 237 applyHanoi:35
;   237 applyHanoi:35 -> 238 applyHanoi:36
;   238 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!130) != s33(applyHanoi.n!130 - 1) + 1
;   238 applyHanoi:36 -> 239 applyHanoi:36
;       assume s33(applyHanoi.n!130) == s33(applyHanoi.n!130 - 1) + 1
;   239 applyHanoi:36 -> 240 applyHanoi:30
;       applyHanoi.n!138 = *
;       applyHanoi.from!139 = *
;       applyHanoi.to!140 = *
;       applyHanoi.via!141 = *
;       applyHanoi.n!138 = applyHanoi.n!130 - 1
;       applyHanoi.from!139 = applyHanoi.via!133
;       applyHanoi.to!140 = applyHanoi.to!132
;       applyHanoi.via!141 = applyHanoi.from!131
;   240 applyHanoi:30 -> 241 applyHanoi:28
;       assume applyHanoi.n!138 == 0
;   240 applyHanoi:30 -> 242 applyHanoi:35
;       assume applyHanoi.n!138 != 0
;   242 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   242 applyHanoi:35 -> 243 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   243 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!138) != s33(applyHanoi.n!138 - 1) + 1
;   243 applyHanoi:35 -> 244 applyHanoi:35
;       assume s33(applyHanoi.n!138) == s33(applyHanoi.n!138 - 1) + 1
;   241 applyHanoi:28 -> 245 applyHanoi:36
;   245 applyHanoi:36 -> 246 applyHanoi:37
;   246 applyHanoi:37 -> 228 applyHanoi:28
;   228 applyHanoi:28 -> 247 applyHanoi:36
;   247 applyHanoi:36 -> 248 applyHanoi:37
;   248 applyHanoi:37 -> 200 applyHanoi:28
;   200 applyHanoi:28 -> 249 applyHanoi:36
;   249 applyHanoi:36 -> 250 applyHanoi:37
;   250 applyHanoi:37 -> 142 applyHanoi:28
;   142 applyHanoi:28 -> 251 applyHanoi:36
;   251 applyHanoi:36 -> 252 applyHanoi:37
;   252 applyHanoi:37 -> 24 applyHanoi:28
;   24 applyHanoi:28 -> 253 applyHanoi:35
;   253 applyHanoi:35 -> 254 applyHanoi:36
;   254 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!14) != s33(applyHanoi.n!14 - 1) + 1
;   254 applyHanoi:36 -> 255 applyHanoi:36
;       assume s33(applyHanoi.n!14) == s33(applyHanoi.n!14 - 1) + 1
;   255 applyHanoi:36 -> 256 applyHanoi:30
;       applyHanoi.n!142 = *
;       applyHanoi.from!143 = *
;       applyHanoi.to!144 = *
;       applyHanoi.via!145 = *
;       applyHanoi.n!142 = applyHanoi.n!14 - 1
;       applyHanoi.from!143 = applyHanoi.via!17
;       applyHanoi.to!144 = applyHanoi.to!16
;       applyHanoi.via!145 = applyHanoi.from!15
;   256 applyHanoi:30 -> 257 applyHanoi:28
;       assume applyHanoi.n!142 == 0
;   256 applyHanoi:30 -> 258 applyHanoi:35
;       assume applyHanoi.n!142 != 0
;   258 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   258 applyHanoi:35 -> 259 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   259 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!142) != s33(applyHanoi.n!142 - 1) + 1
;   259 applyHanoi:35 -> 260 applyHanoi:35
;       assume s33(applyHanoi.n!142) == s33(applyHanoi.n!142 - 1) + 1
;   260 applyHanoi:35 -> 261 applyHanoi:30
;       applyHanoi.n!146 = *
;       applyHanoi.from!147 = *
;       applyHanoi.to!148 = *
;       applyHanoi.via!149 = *
;       applyHanoi.n!146 = applyHanoi.n!142 - 1
;       applyHanoi.from!147 = applyHanoi.from!143
;       applyHanoi.to!148 = applyHanoi.via!145
;       applyHanoi.via!149 = applyHanoi.to!144
;   261 applyHanoi:30 -> 262 applyHanoi:28
;       assume applyHanoi.n!146 == 0
;   261 applyHanoi:30 -> 263 applyHanoi:35
;       assume applyHanoi.n!146 != 0
;   263 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   263 applyHanoi:35 -> 264 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   264 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!146) != s33(applyHanoi.n!146 - 1) + 1
;   264 applyHanoi:35 -> 265 applyHanoi:35
;       assume s33(applyHanoi.n!146) == s33(applyHanoi.n!146 - 1) + 1
;   265 applyHanoi:35 -> 266 applyHanoi:30
;       applyHanoi.n!150 = *
;       applyHanoi.from!151 = *
;       applyHanoi.to!152 = *
;       applyHanoi.via!153 = *
;       applyHanoi.n!150 = applyHanoi.n!146 - 1
;       applyHanoi.from!151 = applyHanoi.from!147
;       applyHanoi.to!152 = applyHanoi.via!149
;       applyHanoi.via!153 = applyHanoi.to!148
;   266 applyHanoi:30 -> 267 applyHanoi:28
;       assume applyHanoi.n!150 == 0
;   266 applyHanoi:30 -> 268 applyHanoi:35
;       assume applyHanoi.n!150 != 0
;   268 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   268 applyHanoi:35 -> 269 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   269 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!150) != s33(applyHanoi.n!150 - 1) + 1
;   269 applyHanoi:35 -> 270 applyHanoi:35
;       assume s33(applyHanoi.n!150) == s33(applyHanoi.n!150 - 1) + 1
;   270 applyHanoi:35 -> 271 applyHanoi:30
;       applyHanoi.n!154 = *
;       applyHanoi.from!155 = *
;       applyHanoi.to!156 = *
;       applyHanoi.via!157 = *
;       applyHanoi.n!154 = applyHanoi.n!150 - 1
;       applyHanoi.from!155 = applyHanoi.from!151
;       applyHanoi.to!156 = applyHanoi.via!153
;       applyHanoi.via!157 = applyHanoi.to!152
;   271 applyHanoi:30 -> 272 applyHanoi:28
;       assume applyHanoi.n!154 == 0
;   271 applyHanoi:30 -> 273 applyHanoi:35
;       assume applyHanoi.n!154 != 0
;   273 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   273 applyHanoi:35 -> 274 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   274 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!154) != s33(applyHanoi.n!154 - 1) + 1
;   274 applyHanoi:35 -> 275 applyHanoi:35
;       assume s33(applyHanoi.n!154) == s33(applyHanoi.n!154 - 1) + 1
;   275 applyHanoi:35 -> 276 applyHanoi:30
;       applyHanoi.n!158 = *
;       applyHanoi.from!159 = *
;       applyHanoi.to!160 = *
;       applyHanoi.via!161 = *
;       applyHanoi.n!158 = applyHanoi.n!154 - 1
;       applyHanoi.from!159 = applyHanoi.from!155
;       applyHanoi.to!160 = applyHanoi.via!157
;       applyHanoi.via!161 = applyHanoi.to!156
;   276 applyHanoi:30 -> 277 applyHanoi:28
;       assume applyHanoi.n!158 == 0
;   276 applyHanoi:30 -> 278 applyHanoi:35
;       assume applyHanoi.n!158 != 0
;   278 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   278 applyHanoi:35 -> 279 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   279 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!158) != s33(applyHanoi.n!158 - 1) + 1
;   279 applyHanoi:35 -> 280 applyHanoi:35
;       assume s33(applyHanoi.n!158) == s33(applyHanoi.n!158 - 1) + 1
;   277 applyHanoi:28 -> 281 applyHanoi:35
;   281 applyHanoi:35 -> 282 applyHanoi:36
;   282 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!154) != s33(applyHanoi.n!154 - 1) + 1
;   282 applyHanoi:36 -> 283 applyHanoi:36
;       assume s33(applyHanoi.n!154) == s33(applyHanoi.n!154 - 1) + 1
;   283 applyHanoi:36 -> 284 applyHanoi:30
;       applyHanoi.n!162 = *
;       applyHanoi.from!163 = *
;       applyHanoi.to!164 = *
;       applyHanoi.via!165 = *
;       applyHanoi.n!162 = applyHanoi.n!154 - 1
;       applyHanoi.from!163 = applyHanoi.via!157
;       applyHanoi.to!164 = applyHanoi.to!156
;       applyHanoi.via!165 = applyHanoi.from!155
;   284 applyHanoi:30 -> 285 applyHanoi:28
;       assume applyHanoi.n!162 == 0
;   284 applyHanoi:30 -> 286 applyHanoi:35
;       assume applyHanoi.n!162 != 0
;   286 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   286 applyHanoi:35 -> 287 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   287 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!162) != s33(applyHanoi.n!162 - 1) + 1
;   287 applyHanoi:35 -> 288 applyHanoi:35
;       assume s33(applyHanoi.n!162) == s33(applyHanoi.n!162 - 1) + 1
;   285 applyHanoi:28 -> 289 applyHanoi:36
;   289 applyHanoi:36 -> 290 applyHanoi:37
;   290 applyHanoi:37 -> 272 applyHanoi:28
;   272 applyHanoi:28 -> 291 applyHanoi:35
;   291 applyHanoi:35 -> 292 applyHanoi:36
;   292 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!150) != s33(applyHanoi.n!150 - 1) + 1
;   292 applyHanoi:36 -> 293 applyHanoi:36
;       assume s33(applyHanoi.n!150) == s33(applyHanoi.n!150 - 1) + 1
;   293 applyHanoi:36 -> 294 applyHanoi:30
;       applyHanoi.n!166 = *
;       applyHanoi.from!167 = *
;       applyHanoi.to!168 = *
;       applyHanoi.via!169 = *
;       applyHanoi.n!166 = applyHanoi.n!150 - 1
;       applyHanoi.from!167 = applyHanoi.via!153
;       applyHanoi.to!168 = applyHanoi.to!152
;       applyHanoi.via!169 = applyHanoi.from!151
;   294 applyHanoi:30 -> 295 applyHanoi:28
;       assume applyHanoi.n!166 == 0
;   294 applyHanoi:30 -> 296 applyHanoi:35
;       assume applyHanoi.n!166 != 0
;   296 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   296 applyHanoi:35 -> 297 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   297 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!166) != s33(applyHanoi.n!166 - 1) + 1
;   297 applyHanoi:35 -> 298 applyHanoi:35
;       assume s33(applyHanoi.n!166) == s33(applyHanoi.n!166 - 1) + 1
;   298 applyHanoi:35 -> 299 applyHanoi:30
;       applyHanoi.n!170 = *
;       applyHanoi.from!171 = *
;       applyHanoi.to!172 = *
;       applyHanoi.via!173 = *
;       applyHanoi.n!170 = applyHanoi.n!166 - 1
;       applyHanoi.from!171 = applyHanoi.from!167
;       applyHanoi.to!172 = applyHanoi.via!169
;       applyHanoi.via!173 = applyHanoi.to!168
;   299 applyHanoi:30 -> 300 applyHanoi:28
;       assume applyHanoi.n!170 == 0
;   299 applyHanoi:30 -> 301 applyHanoi:35
;       assume applyHanoi.n!170 != 0
;   301 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   301 applyHanoi:35 -> 302 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   302 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!170) != s33(applyHanoi.n!170 - 1) + 1
;   302 applyHanoi:35 -> 303 applyHanoi:35
;       assume s33(applyHanoi.n!170) == s33(applyHanoi.n!170 - 1) + 1
;   300 applyHanoi:28 -> 304 applyHanoi:35
;   304 applyHanoi:35 -> 305 applyHanoi:36
;   305 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!166) != s33(applyHanoi.n!166 - 1) + 1
;   305 applyHanoi:36 -> 306 applyHanoi:36
;       assume s33(applyHanoi.n!166) == s33(applyHanoi.n!166 - 1) + 1
;   306 applyHanoi:36 -> 307 applyHanoi:30
;       applyHanoi.n!174 = *
;       applyHanoi.from!175 = *
;       applyHanoi.to!176 = *
;       applyHanoi.via!177 = *
;       applyHanoi.n!174 = applyHanoi.n!166 - 1
;       applyHanoi.from!175 = applyHanoi.via!169
;       applyHanoi.to!176 = applyHanoi.to!168
;       applyHanoi.via!177 = applyHanoi.from!167
;   307 applyHanoi:30 -> 308 applyHanoi:28
;       assume applyHanoi.n!174 == 0
;   307 applyHanoi:30 -> 309 applyHanoi:35
;       assume applyHanoi.n!174 != 0
;   309 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   309 applyHanoi:35 -> 310 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   310 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!174) != s33(applyHanoi.n!174 - 1) + 1
;   310 applyHanoi:35 -> 311 applyHanoi:35
;       assume s33(applyHanoi.n!174) == s33(applyHanoi.n!174 - 1) + 1
;   308 applyHanoi:28 -> 312 applyHanoi:36
;   312 applyHanoi:36 -> 313 applyHanoi:37
;   313 applyHanoi:37 -> 295 applyHanoi:28
;   295 applyHanoi:28 -> 314 applyHanoi:36
;   314 applyHanoi:36 -> 315 applyHanoi:37
;   315 applyHanoi:37 -> 267 applyHanoi:28
;   267 applyHanoi:28 -> 316 applyHanoi:35
;   316 applyHanoi:35 -> 317 applyHanoi:36
;   317 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!146) != s33(applyHanoi.n!146 - 1) + 1
;   317 applyHanoi:36 -> 318 applyHanoi:36
;       assume s33(applyHanoi.n!146) == s33(applyHanoi.n!146 - 1) + 1
;   318 applyHanoi:36 -> 319 applyHanoi:30
;       applyHanoi.n!178 = *
;       applyHanoi.from!179 = *
;       applyHanoi.to!180 = *
;       applyHanoi.via!181 = *
;       applyHanoi.n!178 = applyHanoi.n!146 - 1
;       applyHanoi.from!179 = applyHanoi.via!149
;       applyHanoi.to!180 = applyHanoi.to!148
;       applyHanoi.via!181 = applyHanoi.from!147
;   319 applyHanoi:30 -> 320 applyHanoi:28
;       assume applyHanoi.n!178 == 0
;   319 applyHanoi:30 -> 321 applyHanoi:35
;       assume applyHanoi.n!178 != 0
;   321 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   321 applyHanoi:35 -> 322 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   322 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!178) != s33(applyHanoi.n!178 - 1) + 1
;   322 applyHanoi:35 -> 323 applyHanoi:35
;       assume s33(applyHanoi.n!178) == s33(applyHanoi.n!178 - 1) + 1
;   323 applyHanoi:35 -> 324 applyHanoi:30
;       applyHanoi.n!182 = *
;       applyHanoi.from!183 = *
;       applyHanoi.to!184 = *
;       applyHanoi.via!185 = *
;       applyHanoi.n!182 = applyHanoi.n!178 - 1
;       applyHanoi.from!183 = applyHanoi.from!179
;       applyHanoi.to!184 = applyHanoi.via!181
;       applyHanoi.via!185 = applyHanoi.to!180
;   324 applyHanoi:30 -> 325 applyHanoi:28
;       assume applyHanoi.n!182 == 0
;   324 applyHanoi:30 -> 326 applyHanoi:35
;       assume applyHanoi.n!182 != 0
;   326 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   326 applyHanoi:35 -> 327 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   327 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!182) != s33(applyHanoi.n!182 - 1) + 1
;   327 applyHanoi:35 -> 328 applyHanoi:35
;       assume s33(applyHanoi.n!182) == s33(applyHanoi.n!182 - 1) + 1
;   328 applyHanoi:35 -> 329 applyHanoi:30
;       applyHanoi.n!186 = *
;       applyHanoi.from!187 = *
;       applyHanoi.to!188 = *
;       applyHanoi.via!189 = *
;       applyHanoi.n!186 = applyHanoi.n!182 - 1
;       applyHanoi.from!187 = applyHanoi.from!183
;       applyHanoi.to!188 = applyHanoi.via!185
;       applyHanoi.via!189 = applyHanoi.to!184
;   329 applyHanoi:30 -> 330 applyHanoi:28
;       assume applyHanoi.n!186 == 0
;   329 applyHanoi:30 -> 331 applyHanoi:35
;       assume applyHanoi.n!186 != 0
;   331 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   331 applyHanoi:35 -> 332 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   332 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!186) != s33(applyHanoi.n!186 - 1) + 1
;   332 applyHanoi:35 -> 333 applyHanoi:35
;       assume s33(applyHanoi.n!186) == s33(applyHanoi.n!186 - 1) + 1
;   330 applyHanoi:28 -> 334 applyHanoi:35
;   334 applyHanoi:35 -> 335 applyHanoi:36
;   335 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!182) != s33(applyHanoi.n!182 - 1) + 1
;   335 applyHanoi:36 -> 336 applyHanoi:36
;       assume s33(applyHanoi.n!182) == s33(applyHanoi.n!182 - 1) + 1
;   336 applyHanoi:36 -> 337 applyHanoi:30
;       applyHanoi.n!190 = *
;       applyHanoi.from!191 = *
;       applyHanoi.to!192 = *
;       applyHanoi.via!193 = *
;       applyHanoi.n!190 = applyHanoi.n!182 - 1
;       applyHanoi.from!191 = applyHanoi.via!185
;       applyHanoi.to!192 = applyHanoi.to!184
;       applyHanoi.via!193 = applyHanoi.from!183
;   337 applyHanoi:30 -> 338 applyHanoi:28
;       assume applyHanoi.n!190 == 0
;   337 applyHanoi:30 -> 339 applyHanoi:35
;       assume applyHanoi.n!190 != 0
;   339 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   339 applyHanoi:35 -> 340 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   340 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!190) != s33(applyHanoi.n!190 - 1) + 1
;   340 applyHanoi:35 -> 341 applyHanoi:35
;       assume s33(applyHanoi.n!190) == s33(applyHanoi.n!190 - 1) + 1
;   338 applyHanoi:28 -> 342 applyHanoi:36
;   342 applyHanoi:36 -> 343 applyHanoi:37
;   343 applyHanoi:37 -> 325 applyHanoi:28
;   325 applyHanoi:28 -> 344 applyHanoi:35
;   344 applyHanoi:35 -> 345 applyHanoi:36
;   345 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!178) != s33(applyHanoi.n!178 - 1) + 1
;   345 applyHanoi:36 -> 346 applyHanoi:36
;       assume s33(applyHanoi.n!178) == s33(applyHanoi.n!178 - 1) + 1
;   346 applyHanoi:36 -> 347 applyHanoi:30
;       applyHanoi.n!194 = *
;       applyHanoi.from!195 = *
;       applyHanoi.to!196 = *
;       applyHanoi.via!197 = *
;       applyHanoi.n!194 = applyHanoi.n!178 - 1
;       applyHanoi.from!195 = applyHanoi.via!181
;       applyHanoi.to!196 = applyHanoi.to!180
;       applyHanoi.via!197 = applyHanoi.from!179
;   347 applyHanoi:30 -> 348 applyHanoi:28
;       assume applyHanoi.n!194 == 0
;   347 applyHanoi:30 -> 349 applyHanoi:35
;       assume applyHanoi.n!194 != 0
;   349 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   349 applyHanoi:35 -> 350 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   350 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!194) != s33(applyHanoi.n!194 - 1) + 1
;   350 applyHanoi:35 -> 351 applyHanoi:35
;       assume s33(applyHanoi.n!194) == s33(applyHanoi.n!194 - 1) + 1
;   351 applyHanoi:35 -> 352 applyHanoi:30
;       applyHanoi.n!198 = *
;       applyHanoi.from!199 = *
;       applyHanoi.to!200 = *
;       applyHanoi.via!201 = *
;       applyHanoi.n!198 = applyHanoi.n!194 - 1
;       applyHanoi.from!199 = applyHanoi.from!195
;       applyHanoi.to!200 = applyHanoi.via!197
;       applyHanoi.via!201 = applyHanoi.to!196
;   352 applyHanoi:30 -> 353 applyHanoi:28
;       assume applyHanoi.n!198 == 0
;   352 applyHanoi:30 -> 354 applyHanoi:35
;       assume applyHanoi.n!198 != 0
;   354 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   354 applyHanoi:35 -> 355 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   355 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!198) != s33(applyHanoi.n!198 - 1) + 1
;   355 applyHanoi:35 -> 356 applyHanoi:35
;       assume s33(applyHanoi.n!198) == s33(applyHanoi.n!198 - 1) + 1
;   353 applyHanoi:28 -> 357 applyHanoi:35
;   357 applyHanoi:35 -> 358 applyHanoi:36
;   358 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!194) != s33(applyHanoi.n!194 - 1) + 1
;   358 applyHanoi:36 -> 359 applyHanoi:36
;       assume s33(applyHanoi.n!194) == s33(applyHanoi.n!194 - 1) + 1
;   359 applyHanoi:36 -> 360 applyHanoi:30
;       applyHanoi.n!202 = *
;       applyHanoi.from!203 = *
;       applyHanoi.to!204 = *
;       applyHanoi.via!205 = *
;       applyHanoi.n!202 = applyHanoi.n!194 - 1
;       applyHanoi.from!203 = applyHanoi.via!197
;       applyHanoi.to!204 = applyHanoi.to!196
;       applyHanoi.via!205 = applyHanoi.from!195
;   360 applyHanoi:30 -> 361 applyHanoi:28
;       assume applyHanoi.n!202 == 0
;   360 applyHanoi:30 -> 362 applyHanoi:35
;       assume applyHanoi.n!202 != 0
;   362 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   362 applyHanoi:35 -> 363 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   363 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!202) != s33(applyHanoi.n!202 - 1) + 1
;   363 applyHanoi:35 -> 364 applyHanoi:35
;       assume s33(applyHanoi.n!202) == s33(applyHanoi.n!202 - 1) + 1
;   361 applyHanoi:28 -> 365 applyHanoi:36
;   365 applyHanoi:36 -> 366 applyHanoi:37
;   366 applyHanoi:37 -> 348 applyHanoi:28
;   348 applyHanoi:28 -> 367 applyHanoi:36
;   367 applyHanoi:36 -> 368 applyHanoi:37
;   368 applyHanoi:37 -> 320 applyHanoi:28
;   320 applyHanoi:28 -> 369 applyHanoi:36
;   369 applyHanoi:36 -> 370 applyHanoi:37
;   370 applyHanoi:37 -> 262 applyHanoi:28
;   262 applyHanoi:28 -> 371 applyHanoi:35
;   371 applyHanoi:35 -> 372 applyHanoi:36
;   372 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!142) != s33(applyHanoi.n!142 - 1) + 1
;   372 applyHanoi:36 -> 373 applyHanoi:36
;       assume s33(applyHanoi.n!142) == s33(applyHanoi.n!142 - 1) + 1
;   373 applyHanoi:36 -> 374 applyHanoi:30
;       applyHanoi.n!206 = *
;       applyHanoi.from!207 = *
;       applyHanoi.to!208 = *
;       applyHanoi.via!209 = *
;       applyHanoi.n!206 = applyHanoi.n!142 - 1
;       applyHanoi.from!207 = applyHanoi.via!145
;       applyHanoi.to!208 = applyHanoi.to!144
;       applyHanoi.via!209 = applyHanoi.from!143
;   374 applyHanoi:30 -> 375 applyHanoi:28
;       assume applyHanoi.n!206 == 0
;   374 applyHanoi:30 -> 376 applyHanoi:35
;       assume applyHanoi.n!206 != 0
;   376 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   376 applyHanoi:35 -> 377 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   377 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!206) != s33(applyHanoi.n!206 - 1) + 1
;   377 applyHanoi:35 -> 378 applyHanoi:35
;       assume s33(applyHanoi.n!206) == s33(applyHanoi.n!206 - 1) + 1
;   378 applyHanoi:35 -> 379 applyHanoi:30
;       applyHanoi.n!210 = *
;       applyHanoi.from!211 = *
;       applyHanoi.to!212 = *
;       applyHanoi.via!213 = *
;       applyHanoi.n!210 = applyHanoi.n!206 - 1
;       applyHanoi.from!211 = applyHanoi.from!207
;       applyHanoi.to!212 = applyHanoi.via!209
;       applyHanoi.via!213 = applyHanoi.to!208
;   379 applyHanoi:30 -> 380 applyHanoi:28
;       assume applyHanoi.n!210 == 0
;   379 applyHanoi:30 -> 381 applyHanoi:35
;       assume applyHanoi.n!210 != 0
;   381 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   381 applyHanoi:35 -> 382 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   382 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!210) != s33(applyHanoi.n!210 - 1) + 1
;   382 applyHanoi:35 -> 383 applyHanoi:35
;       assume s33(applyHanoi.n!210) == s33(applyHanoi.n!210 - 1) + 1
;   383 applyHanoi:35 -> 384 applyHanoi:30
;       applyHanoi.n!214 = *
;       applyHanoi.from!215 = *
;       applyHanoi.to!216 = *
;       applyHanoi.via!217 = *
;       applyHanoi.n!214 = applyHanoi.n!210 - 1
;       applyHanoi.from!215 = applyHanoi.from!211
;       applyHanoi.to!216 = applyHanoi.via!213
;       applyHanoi.via!217 = applyHanoi.to!212
;   384 applyHanoi:30 -> 385 applyHanoi:28
;       assume applyHanoi.n!214 == 0
;   384 applyHanoi:30 -> 386 applyHanoi:35
;       assume applyHanoi.n!214 != 0
;   386 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   386 applyHanoi:35 -> 387 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   387 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!214) != s33(applyHanoi.n!214 - 1) + 1
;   387 applyHanoi:35 -> 388 applyHanoi:35
;       assume s33(applyHanoi.n!214) == s33(applyHanoi.n!214 - 1) + 1
;   388 applyHanoi:35 -> 389 applyHanoi:30
;       applyHanoi.n!218 = *
;       applyHanoi.from!219 = *
;       applyHanoi.to!220 = *
;       applyHanoi.via!221 = *
;       applyHanoi.n!218 = applyHanoi.n!214 - 1
;       applyHanoi.from!219 = applyHanoi.from!215
;       applyHanoi.to!220 = applyHanoi.via!217
;       applyHanoi.via!221 = applyHanoi.to!216
;   389 applyHanoi:30 -> 390 applyHanoi:28
;       assume applyHanoi.n!218 == 0
;   389 applyHanoi:30 -> 391 applyHanoi:35
;       assume applyHanoi.n!218 != 0
;   391 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   391 applyHanoi:35 -> 392 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   392 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!218) != s33(applyHanoi.n!218 - 1) + 1
;   392 applyHanoi:35 -> 393 applyHanoi:35
;       assume s33(applyHanoi.n!218) == s33(applyHanoi.n!218 - 1) + 1
;   390 applyHanoi:28 -> 394 applyHanoi:35
;   394 applyHanoi:35 -> 395 applyHanoi:36
;   395 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!214) != s33(applyHanoi.n!214 - 1) + 1
;   395 applyHanoi:36 -> 396 applyHanoi:36
;       assume s33(applyHanoi.n!214) == s33(applyHanoi.n!214 - 1) + 1
;   396 applyHanoi:36 -> 397 applyHanoi:30
;       applyHanoi.n!222 = *
;       applyHanoi.from!223 = *
;       applyHanoi.to!224 = *
;       applyHanoi.via!225 = *
;       applyHanoi.n!222 = applyHanoi.n!214 - 1
;       applyHanoi.from!223 = applyHanoi.via!217
;       applyHanoi.to!224 = applyHanoi.to!216
;       applyHanoi.via!225 = applyHanoi.from!215
;   397 applyHanoi:30 -> 398 applyHanoi:28
;       assume applyHanoi.n!222 == 0
;   397 applyHanoi:30 -> 399 applyHanoi:35
;       assume applyHanoi.n!222 != 0
;   399 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   399 applyHanoi:35 -> 400 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   400 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!222) != s33(applyHanoi.n!222 - 1) + 1
;   400 applyHanoi:35 -> 401 applyHanoi:35
;       assume s33(applyHanoi.n!222) == s33(applyHanoi.n!222 - 1) + 1
;   398 applyHanoi:28 -> 402 applyHanoi:36
;   402 applyHanoi:36 -> 403 applyHanoi:37
;   403 applyHanoi:37 -> 385 applyHanoi:28
;   385 applyHanoi:28 -> 404 applyHanoi:35
;   404 applyHanoi:35 -> 405 applyHanoi:36
;   405 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!210) != s33(applyHanoi.n!210 - 1) + 1
;   405 applyHanoi:36 -> 406 applyHanoi:36
;       assume s33(applyHanoi.n!210) == s33(applyHanoi.n!210 - 1) + 1
;   406 applyHanoi:36 -> 407 applyHanoi:30
;       applyHanoi.n!226 = *
;       applyHanoi.from!227 = *
;       applyHanoi.to!228 = *
;       applyHanoi.via!229 = *
;       applyHanoi.n!226 = applyHanoi.n!210 - 1
;       applyHanoi.from!227 = applyHanoi.via!213
;       applyHanoi.to!228 = applyHanoi.to!212
;       applyHanoi.via!229 = applyHanoi.from!211
;   407 applyHanoi:30 -> 408 applyHanoi:28
;       assume applyHanoi.n!226 == 0
;   407 applyHanoi:30 -> 409 applyHanoi:35
;       assume applyHanoi.n!226 != 0
;   409 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   409 applyHanoi:35 -> 410 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   410 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!226) != s33(applyHanoi.n!226 - 1) + 1
;   410 applyHanoi:35 -> 411 applyHanoi:35
;       assume s33(applyHanoi.n!226) == s33(applyHanoi.n!226 - 1) + 1
;   411 applyHanoi:35 -> 412 applyHanoi:30
;       applyHanoi.n!230 = *
;       applyHanoi.from!231 = *
;       applyHanoi.to!232 = *
;       applyHanoi.via!233 = *
;       applyHanoi.n!230 = applyHanoi.n!226 - 1
;       applyHanoi.from!231 = applyHanoi.from!227
;       applyHanoi.to!232 = applyHanoi.via!229
;       applyHanoi.via!233 = applyHanoi.to!228
;   412 applyHanoi:30 -> 413 applyHanoi:28
;       assume applyHanoi.n!230 == 0
;   412 applyHanoi:30 -> 414 applyHanoi:35
;       assume applyHanoi.n!230 != 0
;   414 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   414 applyHanoi:35 -> 415 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   415 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!230) != s33(applyHanoi.n!230 - 1) + 1
;   415 applyHanoi:35 -> 416 applyHanoi:35
;       assume s33(applyHanoi.n!230) == s33(applyHanoi.n!230 - 1) + 1
;   413 applyHanoi:28 -> 417 applyHanoi:35
;   417 applyHanoi:35 -> 418 applyHanoi:36
;   418 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!226) != s33(applyHanoi.n!226 - 1) + 1
;   418 applyHanoi:36 -> 419 applyHanoi:36
;       assume s33(applyHanoi.n!226) == s33(applyHanoi.n!226 - 1) + 1
;   419 applyHanoi:36 -> 420 applyHanoi:30
;       applyHanoi.n!234 = *
;       applyHanoi.from!235 = *
;       applyHanoi.to!236 = *
;       applyHanoi.via!237 = *
;       applyHanoi.n!234 = applyHanoi.n!226 - 1
;       applyHanoi.from!235 = applyHanoi.via!229
;       applyHanoi.to!236 = applyHanoi.to!228
;       applyHanoi.via!237 = applyHanoi.from!227
;   420 applyHanoi:30 -> 421 applyHanoi:28
;       assume applyHanoi.n!234 == 0
;   420 applyHanoi:30 -> 422 applyHanoi:35
;       assume applyHanoi.n!234 != 0
;   422 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   422 applyHanoi:35 -> 423 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   423 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!234) != s33(applyHanoi.n!234 - 1) + 1
;   423 applyHanoi:35 -> 424 applyHanoi:35
;       assume s33(applyHanoi.n!234) == s33(applyHanoi.n!234 - 1) + 1
;   421 applyHanoi:28 -> 425 applyHanoi:36
;   425 applyHanoi:36 -> 426 applyHanoi:37
;   426 applyHanoi:37 -> 408 applyHanoi:28
;   408 applyHanoi:28 -> 427 applyHanoi:36
;   427 applyHanoi:36 -> 428 applyHanoi:37
;   428 applyHanoi:37 -> 380 applyHanoi:28
;   380 applyHanoi:28 -> 429 applyHanoi:35
;   429 applyHanoi:35 -> 430 applyHanoi:36
;   430 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!206) != s33(applyHanoi.n!206 - 1) + 1
;   430 applyHanoi:36 -> 431 applyHanoi:36
;       assume s33(applyHanoi.n!206) == s33(applyHanoi.n!206 - 1) + 1
;   431 applyHanoi:36 -> 432 applyHanoi:30
;       applyHanoi.n!238 = *
;       applyHanoi.from!239 = *
;       applyHanoi.to!240 = *
;       applyHanoi.via!241 = *
;       applyHanoi.n!238 = applyHanoi.n!206 - 1
;       applyHanoi.from!239 = applyHanoi.via!209
;       applyHanoi.to!240 = applyHanoi.to!208
;       applyHanoi.via!241 = applyHanoi.from!207
;   432 applyHanoi:30 -> 433 applyHanoi:28
;       assume applyHanoi.n!238 == 0
;   432 applyHanoi:30 -> 434 applyHanoi:35
;       assume applyHanoi.n!238 != 0
;   434 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   434 applyHanoi:35 -> 435 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   435 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!238) != s33(applyHanoi.n!238 - 1) + 1
;   435 applyHanoi:35 -> 436 applyHanoi:35
;       assume s33(applyHanoi.n!238) == s33(applyHanoi.n!238 - 1) + 1
;   436 applyHanoi:35 -> 437 applyHanoi:30
;       applyHanoi.n!242 = *
;       applyHanoi.from!243 = *
;       applyHanoi.to!244 = *
;       applyHanoi.via!245 = *
;       applyHanoi.n!242 = applyHanoi.n!238 - 1
;       applyHanoi.from!243 = applyHanoi.from!239
;       applyHanoi.to!244 = applyHanoi.via!241
;       applyHanoi.via!245 = applyHanoi.to!240
;   437 applyHanoi:30 -> 438 applyHanoi:28
;       assume applyHanoi.n!242 == 0
;   437 applyHanoi:30 -> 439 applyHanoi:35
;       assume applyHanoi.n!242 != 0
;   439 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   439 applyHanoi:35 -> 440 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   440 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!242) != s33(applyHanoi.n!242 - 1) + 1
;   440 applyHanoi:35 -> 441 applyHanoi:35
;       assume s33(applyHanoi.n!242) == s33(applyHanoi.n!242 - 1) + 1
;   441 applyHanoi:35 -> 442 applyHanoi:30
;       applyHanoi.n!246 = *
;       applyHanoi.from!247 = *
;       applyHanoi.to!248 = *
;       applyHanoi.via!249 = *
;       applyHanoi.n!246 = applyHanoi.n!242 - 1
;       applyHanoi.from!247 = applyHanoi.from!243
;       applyHanoi.to!248 = applyHanoi.via!245
;       applyHanoi.via!249 = applyHanoi.to!244
;   442 applyHanoi:30 -> 443 applyHanoi:28
;       assume applyHanoi.n!246 == 0
;   442 applyHanoi:30 -> 444 applyHanoi:35
;       assume applyHanoi.n!246 != 0
;   444 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   444 applyHanoi:35 -> 445 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   445 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!246) != s33(applyHanoi.n!246 - 1) + 1
;   445 applyHanoi:35 -> 446 applyHanoi:35
;       assume s33(applyHanoi.n!246) == s33(applyHanoi.n!246 - 1) + 1
;   443 applyHanoi:28 -> 447 applyHanoi:35
;   447 applyHanoi:35 -> 448 applyHanoi:36
;   448 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!242) != s33(applyHanoi.n!242 - 1) + 1
;   448 applyHanoi:36 -> 449 applyHanoi:36
;       assume s33(applyHanoi.n!242) == s33(applyHanoi.n!242 - 1) + 1
;   449 applyHanoi:36 -> 450 applyHanoi:30
;       applyHanoi.n!250 = *
;       applyHanoi.from!251 = *
;       applyHanoi.to!252 = *
;       applyHanoi.via!253 = *
;       applyHanoi.n!250 = applyHanoi.n!242 - 1
;       applyHanoi.from!251 = applyHanoi.via!245
;       applyHanoi.to!252 = applyHanoi.to!244
;       applyHanoi.via!253 = applyHanoi.from!243
;   450 applyHanoi:30 -> 451 applyHanoi:28
;       assume applyHanoi.n!250 == 0
;   450 applyHanoi:30 -> 452 applyHanoi:35
;       assume applyHanoi.n!250 != 0
;   452 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   452 applyHanoi:35 -> 453 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   453 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!250) != s33(applyHanoi.n!250 - 1) + 1
;   453 applyHanoi:35 -> 454 applyHanoi:35
;       assume s33(applyHanoi.n!250) == s33(applyHanoi.n!250 - 1) + 1
;   451 applyHanoi:28 -> 455 applyHanoi:36
;   455 applyHanoi:36 -> 456 applyHanoi:37
;   456 applyHanoi:37 -> 438 applyHanoi:28
;   438 applyHanoi:28 -> 457 applyHanoi:35
;   457 applyHanoi:35 -> 458 applyHanoi:36
;   458 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!238) != s33(applyHanoi.n!238 - 1) + 1
;   458 applyHanoi:36 -> 459 applyHanoi:36
;       assume s33(applyHanoi.n!238) == s33(applyHanoi.n!238 - 1) + 1
;   459 applyHanoi:36 -> 460 applyHanoi:30
;       applyHanoi.n!254 = *
;       applyHanoi.from!255 = *
;       applyHanoi.to!256 = *
;       applyHanoi.via!257 = *
;       applyHanoi.n!254 = applyHanoi.n!238 - 1
;       applyHanoi.from!255 = applyHanoi.via!241
;       applyHanoi.to!256 = applyHanoi.to!240
;       applyHanoi.via!257 = applyHanoi.from!239
;   460 applyHanoi:30 -> 461 applyHanoi:28
;       assume applyHanoi.n!254 == 0
;   460 applyHanoi:30 -> 462 applyHanoi:35
;       assume applyHanoi.n!254 != 0
;   462 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   462 applyHanoi:35 -> 463 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   463 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!254) != s33(applyHanoi.n!254 - 1) + 1
;   463 applyHanoi:35 -> 464 applyHanoi:35
;       assume s33(applyHanoi.n!254) == s33(applyHanoi.n!254 - 1) + 1
;   464 applyHanoi:35 -> 465 applyHanoi:30
;       applyHanoi.n!258 = *
;       applyHanoi.from!259 = *
;       applyHanoi.to!260 = *
;       applyHanoi.via!261 = *
;       applyHanoi.n!258 = applyHanoi.n!254 - 1
;       applyHanoi.from!259 = applyHanoi.from!255
;       applyHanoi.to!260 = applyHanoi.via!257
;       applyHanoi.via!261 = applyHanoi.to!256
;   465 applyHanoi:30 -> 466 applyHanoi:28
;       assume applyHanoi.n!258 == 0
;   465 applyHanoi:30 -> 467 applyHanoi:35
;       assume applyHanoi.n!258 != 0
;   467 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   467 applyHanoi:35 -> 468 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   468 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!258) != s33(applyHanoi.n!258 - 1) + 1
;   468 applyHanoi:35 -> 469 applyHanoi:35
;       assume s33(applyHanoi.n!258) == s33(applyHanoi.n!258 - 1) + 1
;   466 applyHanoi:28 -> 470 applyHanoi:35
;   470 applyHanoi:35 -> 471 applyHanoi:36
;   471 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!254) != s33(applyHanoi.n!254 - 1) + 1
;   471 applyHanoi:36 -> 472 applyHanoi:36
;       assume s33(applyHanoi.n!254) == s33(applyHanoi.n!254 - 1) + 1
;   472 applyHanoi:36 -> 473 applyHanoi:30
;       applyHanoi.n!262 = *
;       applyHanoi.from!263 = *
;       applyHanoi.to!264 = *
;       applyHanoi.via!265 = *
;       applyHanoi.n!262 = applyHanoi.n!254 - 1
;       applyHanoi.from!263 = applyHanoi.via!257
;       applyHanoi.to!264 = applyHanoi.to!256
;       applyHanoi.via!265 = applyHanoi.from!255
;   473 applyHanoi:30 -> 474 applyHanoi:28
;       assume applyHanoi.n!262 == 0
;   473 applyHanoi:30 -> 475 applyHanoi:35
;       assume applyHanoi.n!262 != 0
;   475 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   475 applyHanoi:35 -> 476 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   476 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!262) != s33(applyHanoi.n!262 - 1) + 1
;   476 applyHanoi:35 -> 477 applyHanoi:35
;       assume s33(applyHanoi.n!262) == s33(applyHanoi.n!262 - 1) + 1
;   474 applyHanoi:28 -> 478 applyHanoi:36
;   478 applyHanoi:36 -> 479 applyHanoi:37
;   479 applyHanoi:37 -> 461 applyHanoi:28
;   461 applyHanoi:28 -> 480 applyHanoi:36
;   480 applyHanoi:36 -> 481 applyHanoi:37
;   481 applyHanoi:37 -> 433 applyHanoi:28
;   433 applyHanoi:28 -> 482 applyHanoi:36
;   482 applyHanoi:36 -> 483 applyHanoi:37
;   483 applyHanoi:37 -> 375 applyHanoi:28
;   375 applyHanoi:28 -> 484 applyHanoi:36
;   484 applyHanoi:36 -> 485 applyHanoi:37
;   485 applyHanoi:37 -> 257 applyHanoi:28
;   257 applyHanoi:28 -> 486 applyHanoi:36
;   486 applyHanoi:36 -> 487 applyHanoi:37
;   487 applyHanoi:37 -> 19 applyHanoi:28
;   19 applyHanoi:28 -> 488 applyHanoi:35
;   488 applyHanoi:35 -> 489 applyHanoi:36
;   489 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!10) != s33(applyHanoi.n!10 - 1) + 1
;   489 applyHanoi:36 -> 490 applyHanoi:36
;       assume s33(applyHanoi.n!10) == s33(applyHanoi.n!10 - 1) + 1
;   490 applyHanoi:36 -> 491 applyHanoi:30
;       applyHanoi.n!266 = *
;       applyHanoi.from!267 = *
;       applyHanoi.to!268 = *
;       applyHanoi.via!269 = *
;       applyHanoi.n!266 = applyHanoi.n!10 - 1
;       applyHanoi.from!267 = applyHanoi.via!13
;       applyHanoi.to!268 = applyHanoi.to!12
;       applyHanoi.via!269 = applyHanoi.from!11
;   491 applyHanoi:30 -> 492 applyHanoi:28
;       assume applyHanoi.n!266 == 0
;   491 applyHanoi:30 -> 493 applyHanoi:35
;       assume applyHanoi.n!266 != 0
;   493 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   493 applyHanoi:35 -> 494 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   494 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!266) != s33(applyHanoi.n!266 - 1) + 1
;   494 applyHanoi:35 -> 495 applyHanoi:35
;       assume s33(applyHanoi.n!266) == s33(applyHanoi.n!266 - 1) + 1
;   495 applyHanoi:35 -> 496 applyHanoi:30
;       applyHanoi.n!270 = *
;       applyHanoi.from!271 = *
;       applyHanoi.to!272 = *
;       applyHanoi.via!273 = *
;       applyHanoi.n!270 = applyHanoi.n!266 - 1
;       applyHanoi.from!271 = applyHanoi.from!267
;       applyHanoi.to!272 = applyHanoi.via!269
;       applyHanoi.via!273 = applyHanoi.to!268
;   496 applyHanoi:30 -> 497 applyHanoi:28
;       assume applyHanoi.n!270 == 0
;   496 applyHanoi:30 -> 498 applyHanoi:35
;       assume applyHanoi.n!270 != 0
;   498 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   498 applyHanoi:35 -> 499 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   499 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!270) != s33(applyHanoi.n!270 - 1) + 1
;   499 applyHanoi:35 -> 500 applyHanoi:35
;       assume s33(applyHanoi.n!270) == s33(applyHanoi.n!270 - 1) + 1
;   500 applyHanoi:35 -> 501 applyHanoi:30
;       applyHanoi.n!274 = *
;       applyHanoi.from!275 = *
;       applyHanoi.to!276 = *
;       applyHanoi.via!277 = *
;       applyHanoi.n!274 = applyHanoi.n!270 - 1
;       applyHanoi.from!275 = applyHanoi.from!271
;       applyHanoi.to!276 = applyHanoi.via!273
;       applyHanoi.via!277 = applyHanoi.to!272
;   501 applyHanoi:30 -> 502 applyHanoi:28
;       assume applyHanoi.n!274 == 0
;   501 applyHanoi:30 -> 503 applyHanoi:35
;       assume applyHanoi.n!274 != 0
;   503 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   503 applyHanoi:35 -> 504 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   504 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!274) != s33(applyHanoi.n!274 - 1) + 1
;   504 applyHanoi:35 -> 505 applyHanoi:35
;       assume s33(applyHanoi.n!274) == s33(applyHanoi.n!274 - 1) + 1
;   505 applyHanoi:35 -> 506 applyHanoi:30
;       applyHanoi.n!278 = *
;       applyHanoi.from!279 = *
;       applyHanoi.to!280 = *
;       applyHanoi.via!281 = *
;       applyHanoi.n!278 = applyHanoi.n!274 - 1
;       applyHanoi.from!279 = applyHanoi.from!275
;       applyHanoi.to!280 = applyHanoi.via!277
;       applyHanoi.via!281 = applyHanoi.to!276
;   506 applyHanoi:30 -> 507 applyHanoi:28
;       assume applyHanoi.n!278 == 0
;   506 applyHanoi:30 -> 508 applyHanoi:35
;       assume applyHanoi.n!278 != 0
;   508 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   508 applyHanoi:35 -> 509 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   509 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!278) != s33(applyHanoi.n!278 - 1) + 1
;   509 applyHanoi:35 -> 510 applyHanoi:35
;       assume s33(applyHanoi.n!278) == s33(applyHanoi.n!278 - 1) + 1
;   510 applyHanoi:35 -> 511 applyHanoi:30
;       applyHanoi.n!282 = *
;       applyHanoi.from!283 = *
;       applyHanoi.to!284 = *
;       applyHanoi.via!285 = *
;       applyHanoi.n!282 = applyHanoi.n!278 - 1
;       applyHanoi.from!283 = applyHanoi.from!279
;       applyHanoi.to!284 = applyHanoi.via!281
;       applyHanoi.via!285 = applyHanoi.to!280
;   511 applyHanoi:30 -> 512 applyHanoi:28
;       assume applyHanoi.n!282 == 0
;   511 applyHanoi:30 -> 513 applyHanoi:35
;       assume applyHanoi.n!282 != 0
;   513 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   513 applyHanoi:35 -> 514 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   514 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!282) != s33(applyHanoi.n!282 - 1) + 1
;   514 applyHanoi:35 -> 515 applyHanoi:35
;       assume s33(applyHanoi.n!282) == s33(applyHanoi.n!282 - 1) + 1
;   515 applyHanoi:35 -> 516 applyHanoi:30
;       applyHanoi.n!286 = *
;       applyHanoi.from!287 = *
;       applyHanoi.to!288 = *
;       applyHanoi.via!289 = *
;       applyHanoi.n!286 = applyHanoi.n!282 - 1
;       applyHanoi.from!287 = applyHanoi.from!283
;       applyHanoi.to!288 = applyHanoi.via!285
;       applyHanoi.via!289 = applyHanoi.to!284
;   516 applyHanoi:30 -> 517 applyHanoi:28
;       assume applyHanoi.n!286 == 0
;   516 applyHanoi:30 -> 518 applyHanoi:35
;       assume applyHanoi.n!286 != 0
;   518 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   518 applyHanoi:35 -> 519 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   519 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!286) != s33(applyHanoi.n!286 - 1) + 1
;   519 applyHanoi:35 -> 520 applyHanoi:35
;       assume s33(applyHanoi.n!286) == s33(applyHanoi.n!286 - 1) + 1
;   517 applyHanoi:28 -> 521 applyHanoi:35
;   521 applyHanoi:35 -> 522 applyHanoi:36
;   522 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!282) != s33(applyHanoi.n!282 - 1) + 1
;   522 applyHanoi:36 -> 523 applyHanoi:36
;       assume s33(applyHanoi.n!282) == s33(applyHanoi.n!282 - 1) + 1
;   523 applyHanoi:36 -> 524 applyHanoi:30
;       applyHanoi.n!290 = *
;       applyHanoi.from!291 = *
;       applyHanoi.to!292 = *
;       applyHanoi.via!293 = *
;       applyHanoi.n!290 = applyHanoi.n!282 - 1
;       applyHanoi.from!291 = applyHanoi.via!285
;       applyHanoi.to!292 = applyHanoi.to!284
;       applyHanoi.via!293 = applyHanoi.from!283
;   524 applyHanoi:30 -> 525 applyHanoi:28
;       assume applyHanoi.n!290 == 0
;   524 applyHanoi:30 -> 526 applyHanoi:35
;       assume applyHanoi.n!290 != 0
;   526 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   526 applyHanoi:35 -> 527 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   527 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!290) != s33(applyHanoi.n!290 - 1) + 1
;   527 applyHanoi:35 -> 528 applyHanoi:35
;       assume s33(applyHanoi.n!290) == s33(applyHanoi.n!290 - 1) + 1
;   525 applyHanoi:28 -> 529 applyHanoi:36
;   529 applyHanoi:36 -> 530 applyHanoi:37
;   530 applyHanoi:37 -> 512 applyHanoi:28
;   512 applyHanoi:28 -> 531 applyHanoi:35
;   531 applyHanoi:35 -> 532 applyHanoi:36
;   532 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!278) != s33(applyHanoi.n!278 - 1) + 1
;   532 applyHanoi:36 -> 533 applyHanoi:36
;       assume s33(applyHanoi.n!278) == s33(applyHanoi.n!278 - 1) + 1
;   533 applyHanoi:36 -> 534 applyHanoi:30
;       applyHanoi.n!294 = *
;       applyHanoi.from!295 = *
;       applyHanoi.to!296 = *
;       applyHanoi.via!297 = *
;       applyHanoi.n!294 = applyHanoi.n!278 - 1
;       applyHanoi.from!295 = applyHanoi.via!281
;       applyHanoi.to!296 = applyHanoi.to!280
;       applyHanoi.via!297 = applyHanoi.from!279
;   534 applyHanoi:30 -> 535 applyHanoi:28
;       assume applyHanoi.n!294 == 0
;   534 applyHanoi:30 -> 536 applyHanoi:35
;       assume applyHanoi.n!294 != 0
;   536 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   536 applyHanoi:35 -> 537 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   537 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!294) != s33(applyHanoi.n!294 - 1) + 1
;   537 applyHanoi:35 -> 538 applyHanoi:35
;       assume s33(applyHanoi.n!294) == s33(applyHanoi.n!294 - 1) + 1
;   538 applyHanoi:35 -> 539 applyHanoi:30
;       applyHanoi.n!298 = *
;       applyHanoi.from!299 = *
;       applyHanoi.to!300 = *
;       applyHanoi.via!301 = *
;       applyHanoi.n!298 = applyHanoi.n!294 - 1
;       applyHanoi.from!299 = applyHanoi.from!295
;       applyHanoi.to!300 = applyHanoi.via!297
;       applyHanoi.via!301 = applyHanoi.to!296
;   539 applyHanoi:30 -> 540 applyHanoi:28
;       assume applyHanoi.n!298 == 0
;   539 applyHanoi:30 -> 541 applyHanoi:35
;       assume applyHanoi.n!298 != 0
;   541 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   541 applyHanoi:35 -> 542 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   542 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!298) != s33(applyHanoi.n!298 - 1) + 1
;   542 applyHanoi:35 -> 543 applyHanoi:35
;       assume s33(applyHanoi.n!298) == s33(applyHanoi.n!298 - 1) + 1
;   540 applyHanoi:28 -> 544 applyHanoi:35
;   544 applyHanoi:35 -> 545 applyHanoi:36
;   545 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!294) != s33(applyHanoi.n!294 - 1) + 1
;   545 applyHanoi:36 -> 546 applyHanoi:36
;       assume s33(applyHanoi.n!294) == s33(applyHanoi.n!294 - 1) + 1
;   546 applyHanoi:36 -> 547 applyHanoi:30
;       applyHanoi.n!302 = *
;       applyHanoi.from!303 = *
;       applyHanoi.to!304 = *
;       applyHanoi.via!305 = *
;       applyHanoi.n!302 = applyHanoi.n!294 - 1
;       applyHanoi.from!303 = applyHanoi.via!297
;       applyHanoi.to!304 = applyHanoi.to!296
;       applyHanoi.via!305 = applyHanoi.from!295
;   547 applyHanoi:30 -> 548 applyHanoi:28
;       assume applyHanoi.n!302 == 0
;   547 applyHanoi:30 -> 549 applyHanoi:35
;       assume applyHanoi.n!302 != 0
;   549 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   549 applyHanoi:35 -> 550 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   550 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!302) != s33(applyHanoi.n!302 - 1) + 1
;   550 applyHanoi:35 -> 551 applyHanoi:35
;       assume s33(applyHanoi.n!302) == s33(applyHanoi.n!302 - 1) + 1
;   548 applyHanoi:28 -> 552 applyHanoi:36
;   552 applyHanoi:36 -> 553 applyHanoi:37
;   553 applyHanoi:37 -> 535 applyHanoi:28
;   535 applyHanoi:28 -> 554 applyHanoi:36
;   554 applyHanoi:36 -> 555 applyHanoi:37
;   555 applyHanoi:37 -> 507 applyHanoi:28
;   507 applyHanoi:28 -> 556 applyHanoi:35
;   556 applyHanoi:35 -> 557 applyHanoi:36
;   557 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!274) != s33(applyHanoi.n!274 - 1) + 1
;   557 applyHanoi:36 -> 558 applyHanoi:36
;       assume s33(applyHanoi.n!274) == s33(applyHanoi.n!274 - 1) + 1
;   558 applyHanoi:36 -> 559 applyHanoi:30
;       applyHanoi.n!306 = *
;       applyHanoi.from!307 = *
;       applyHanoi.to!308 = *
;       applyHanoi.via!309 = *
;       applyHanoi.n!306 = applyHanoi.n!274 - 1
;       applyHanoi.from!307 = applyHanoi.via!277
;       applyHanoi.to!308 = applyHanoi.to!276
;       applyHanoi.via!309 = applyHanoi.from!275
;   559 applyHanoi:30 -> 560 applyHanoi:28
;       assume applyHanoi.n!306 == 0
;   559 applyHanoi:30 -> 561 applyHanoi:35
;       assume applyHanoi.n!306 != 0
;   561 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   561 applyHanoi:35 -> 562 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   562 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!306) != s33(applyHanoi.n!306 - 1) + 1
;   562 applyHanoi:35 -> 563 applyHanoi:35
;       assume s33(applyHanoi.n!306) == s33(applyHanoi.n!306 - 1) + 1
;   563 applyHanoi:35 -> 564 applyHanoi:30
;       applyHanoi.n!310 = *
;       applyHanoi.from!311 = *
;       applyHanoi.to!312 = *
;       applyHanoi.via!313 = *
;       applyHanoi.n!310 = applyHanoi.n!306 - 1
;       applyHanoi.from!311 = applyHanoi.from!307
;       applyHanoi.to!312 = applyHanoi.via!309
;       applyHanoi.via!313 = applyHanoi.to!308
;   564 applyHanoi:30 -> 565 applyHanoi:28
;       assume applyHanoi.n!310 == 0
;   564 applyHanoi:30 -> 566 applyHanoi:35
;       assume applyHanoi.n!310 != 0
;   566 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   566 applyHanoi:35 -> 567 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   567 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!310) != s33(applyHanoi.n!310 - 1) + 1
;   567 applyHanoi:35 -> 568 applyHanoi:35
;       assume s33(applyHanoi.n!310) == s33(applyHanoi.n!310 - 1) + 1
;   568 applyHanoi:35 -> 569 applyHanoi:30
;       applyHanoi.n!314 = *
;       applyHanoi.from!315 = *
;       applyHanoi.to!316 = *
;       applyHanoi.via!317 = *
;       applyHanoi.n!314 = applyHanoi.n!310 - 1
;       applyHanoi.from!315 = applyHanoi.from!311
;       applyHanoi.to!316 = applyHanoi.via!313
;       applyHanoi.via!317 = applyHanoi.to!312
;   569 applyHanoi:30 -> 570 applyHanoi:28
;       assume applyHanoi.n!314 == 0
;   569 applyHanoi:30 -> 571 applyHanoi:35
;       assume applyHanoi.n!314 != 0
;   571 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   571 applyHanoi:35 -> 572 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   572 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!314) != s33(applyHanoi.n!314 - 1) + 1
;   572 applyHanoi:35 -> 573 applyHanoi:35
;       assume s33(applyHanoi.n!314) == s33(applyHanoi.n!314 - 1) + 1
;   570 applyHanoi:28 -> 574 applyHanoi:35
;   574 applyHanoi:35 -> 575 applyHanoi:36
;   575 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!310) != s33(applyHanoi.n!310 - 1) + 1
;   575 applyHanoi:36 -> 576 applyHanoi:36
;       assume s33(applyHanoi.n!310) == s33(applyHanoi.n!310 - 1) + 1
;   576 applyHanoi:36 -> 577 applyHanoi:30
;       applyHanoi.n!318 = *
;       applyHanoi.from!319 = *
;       applyHanoi.to!320 = *
;       applyHanoi.via!321 = *
;       applyHanoi.n!318 = applyHanoi.n!310 - 1
;       applyHanoi.from!319 = applyHanoi.via!313
;       applyHanoi.to!320 = applyHanoi.to!312
;       applyHanoi.via!321 = applyHanoi.from!311
;   577 applyHanoi:30 -> 578 applyHanoi:28
;       assume applyHanoi.n!318 == 0
;   577 applyHanoi:30 -> 579 applyHanoi:35
;       assume applyHanoi.n!318 != 0
;   579 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   579 applyHanoi:35 -> 580 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   580 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!318) != s33(applyHanoi.n!318 - 1) + 1
;   580 applyHanoi:35 -> 581 applyHanoi:35
;       assume s33(applyHanoi.n!318) == s33(applyHanoi.n!318 - 1) + 1
;   578 applyHanoi:28 -> 582 applyHanoi:36
;   582 applyHanoi:36 -> 583 applyHanoi:37
;   583 applyHanoi:37 -> 565 applyHanoi:28
;   565 applyHanoi:28 -> 584 applyHanoi:35
;   584 applyHanoi:35 -> 585 applyHanoi:36
;   585 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!306) != s33(applyHanoi.n!306 - 1) + 1
;   585 applyHanoi:36 -> 586 applyHanoi:36
;       assume s33(applyHanoi.n!306) == s33(applyHanoi.n!306 - 1) + 1
;   586 applyHanoi:36 -> 587 applyHanoi:30
;       applyHanoi.n!322 = *
;       applyHanoi.from!323 = *
;       applyHanoi.to!324 = *
;       applyHanoi.via!325 = *
;       applyHanoi.n!322 = applyHanoi.n!306 - 1
;       applyHanoi.from!323 = applyHanoi.via!309
;       applyHanoi.to!324 = applyHanoi.to!308
;       applyHanoi.via!325 = applyHanoi.from!307
;   587 applyHanoi:30 -> 588 applyHanoi:28
;       assume applyHanoi.n!322 == 0
;   587 applyHanoi:30 -> 589 applyHanoi:35
;       assume applyHanoi.n!322 != 0
;   589 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   589 applyHanoi:35 -> 590 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   590 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!322) != s33(applyHanoi.n!322 - 1) + 1
;   590 applyHanoi:35 -> 591 applyHanoi:35
;       assume s33(applyHanoi.n!322) == s33(applyHanoi.n!322 - 1) + 1
;   591 applyHanoi:35 -> 592 applyHanoi:30
;       applyHanoi.n!326 = *
;       applyHanoi.from!327 = *
;       applyHanoi.to!328 = *
;       applyHanoi.via!329 = *
;       applyHanoi.n!326 = applyHanoi.n!322 - 1
;       applyHanoi.from!327 = applyHanoi.from!323
;       applyHanoi.to!328 = applyHanoi.via!325
;       applyHanoi.via!329 = applyHanoi.to!324
;   592 applyHanoi:30 -> 593 applyHanoi:28
;       assume applyHanoi.n!326 == 0
;   592 applyHanoi:30 -> 594 applyHanoi:35
;       assume applyHanoi.n!326 != 0
;   594 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   594 applyHanoi:35 -> 595 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   595 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!326) != s33(applyHanoi.n!326 - 1) + 1
;   595 applyHanoi:35 -> 596 applyHanoi:35
;       assume s33(applyHanoi.n!326) == s33(applyHanoi.n!326 - 1) + 1
;   593 applyHanoi:28 -> 597 applyHanoi:35
;   597 applyHanoi:35 -> 598 applyHanoi:36
;   598 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!322) != s33(applyHanoi.n!322 - 1) + 1
;   598 applyHanoi:36 -> 599 applyHanoi:36
;       assume s33(applyHanoi.n!322) == s33(applyHanoi.n!322 - 1) + 1
;   599 applyHanoi:36 -> 600 applyHanoi:30
;       applyHanoi.n!330 = *
;       applyHanoi.from!331 = *
;       applyHanoi.to!332 = *
;       applyHanoi.via!333 = *
;       applyHanoi.n!330 = applyHanoi.n!322 - 1
;       applyHanoi.from!331 = applyHanoi.via!325
;       applyHanoi.to!332 = applyHanoi.to!324
;       applyHanoi.via!333 = applyHanoi.from!323
;   600 applyHanoi:30 -> 601 applyHanoi:28
;       assume applyHanoi.n!330 == 0
;   600 applyHanoi:30 -> 602 applyHanoi:35
;       assume applyHanoi.n!330 != 0
;   602 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   602 applyHanoi:35 -> 603 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   603 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!330) != s33(applyHanoi.n!330 - 1) + 1
;   603 applyHanoi:35 -> 604 applyHanoi:35
;       assume s33(applyHanoi.n!330) == s33(applyHanoi.n!330 - 1) + 1
;   601 applyHanoi:28 -> 605 applyHanoi:36
;   605 applyHanoi:36 -> 606 applyHanoi:37
;   606 applyHanoi:37 -> 588 applyHanoi:28
;   588 applyHanoi:28 -> 607 applyHanoi:36
;   607 applyHanoi:36 -> 608 applyHanoi:37
;   608 applyHanoi:37 -> 560 applyHanoi:28
;   560 applyHanoi:28 -> 609 applyHanoi:36
;   609 applyHanoi:36 -> 610 applyHanoi:37
;   610 applyHanoi:37 -> 502 applyHanoi:28
;   502 applyHanoi:28 -> 611 applyHanoi:35
;   611 applyHanoi:35 -> 612 applyHanoi:36
;   612 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!270) != s33(applyHanoi.n!270 - 1) + 1
;   612 applyHanoi:36 -> 613 applyHanoi:36
;       assume s33(applyHanoi.n!270) == s33(applyHanoi.n!270 - 1) + 1
;   613 applyHanoi:36 -> 614 applyHanoi:30
;       applyHanoi.n!334 = *
;       applyHanoi.from!335 = *
;       applyHanoi.to!336 = *
;       applyHanoi.via!337 = *
;       applyHanoi.n!334 = applyHanoi.n!270 - 1
;       applyHanoi.from!335 = applyHanoi.via!273
;       applyHanoi.to!336 = applyHanoi.to!272
;       applyHanoi.via!337 = applyHanoi.from!271
;   614 applyHanoi:30 -> 615 applyHanoi:28
;       assume applyHanoi.n!334 == 0
;   614 applyHanoi:30 -> 616 applyHanoi:35
;       assume applyHanoi.n!334 != 0
;   616 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   616 applyHanoi:35 -> 617 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   617 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!334) != s33(applyHanoi.n!334 - 1) + 1
;   617 applyHanoi:35 -> 618 applyHanoi:35
;       assume s33(applyHanoi.n!334) == s33(applyHanoi.n!334 - 1) + 1
;   618 applyHanoi:35 -> 619 applyHanoi:30
;       applyHanoi.n!338 = *
;       applyHanoi.from!339 = *
;       applyHanoi.to!340 = *
;       applyHanoi.via!341 = *
;       applyHanoi.n!338 = applyHanoi.n!334 - 1
;       applyHanoi.from!339 = applyHanoi.from!335
;       applyHanoi.to!340 = applyHanoi.via!337
;       applyHanoi.via!341 = applyHanoi.to!336
;   619 applyHanoi:30 -> 620 applyHanoi:28
;       assume applyHanoi.n!338 == 0
;   619 applyHanoi:30 -> 621 applyHanoi:35
;       assume applyHanoi.n!338 != 0
;   621 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   621 applyHanoi:35 -> 622 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   622 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!338) != s33(applyHanoi.n!338 - 1) + 1
;   622 applyHanoi:35 -> 623 applyHanoi:35
;       assume s33(applyHanoi.n!338) == s33(applyHanoi.n!338 - 1) + 1
;   623 applyHanoi:35 -> 624 applyHanoi:30
;       applyHanoi.n!342 = *
;       applyHanoi.from!343 = *
;       applyHanoi.to!344 = *
;       applyHanoi.via!345 = *
;       applyHanoi.n!342 = applyHanoi.n!338 - 1
;       applyHanoi.from!343 = applyHanoi.from!339
;       applyHanoi.to!344 = applyHanoi.via!341
;       applyHanoi.via!345 = applyHanoi.to!340
;   624 applyHanoi:30 -> 625 applyHanoi:28
;       assume applyHanoi.n!342 == 0
;   624 applyHanoi:30 -> 626 applyHanoi:35
;       assume applyHanoi.n!342 != 0
;   626 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   626 applyHanoi:35 -> 627 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   627 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!342) != s33(applyHanoi.n!342 - 1) + 1
;   627 applyHanoi:35 -> 628 applyHanoi:35
;       assume s33(applyHanoi.n!342) == s33(applyHanoi.n!342 - 1) + 1
;   628 applyHanoi:35 -> 629 applyHanoi:30
;       applyHanoi.n!346 = *
;       applyHanoi.from!347 = *
;       applyHanoi.to!348 = *
;       applyHanoi.via!349 = *
;       applyHanoi.n!346 = applyHanoi.n!342 - 1
;       applyHanoi.from!347 = applyHanoi.from!343
;       applyHanoi.to!348 = applyHanoi.via!345
;       applyHanoi.via!349 = applyHanoi.to!344
;   629 applyHanoi:30 -> 630 applyHanoi:28
;       assume applyHanoi.n!346 == 0
;   629 applyHanoi:30 -> 631 applyHanoi:35
;       assume applyHanoi.n!346 != 0
;   631 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   631 applyHanoi:35 -> 632 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   632 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!346) != s33(applyHanoi.n!346 - 1) + 1
;   632 applyHanoi:35 -> 633 applyHanoi:35
;       assume s33(applyHanoi.n!346) == s33(applyHanoi.n!346 - 1) + 1
;   630 applyHanoi:28 -> 634 applyHanoi:35
;   634 applyHanoi:35 -> 635 applyHanoi:36
;   635 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!342) != s33(applyHanoi.n!342 - 1) + 1
;   635 applyHanoi:36 -> 636 applyHanoi:36
;       assume s33(applyHanoi.n!342) == s33(applyHanoi.n!342 - 1) + 1
;   636 applyHanoi:36 -> 637 applyHanoi:30
;       applyHanoi.n!350 = *
;       applyHanoi.from!351 = *
;       applyHanoi.to!352 = *
;       applyHanoi.via!353 = *
;       applyHanoi.n!350 = applyHanoi.n!342 - 1
;       applyHanoi.from!351 = applyHanoi.via!345
;       applyHanoi.to!352 = applyHanoi.to!344
;       applyHanoi.via!353 = applyHanoi.from!343
;   637 applyHanoi:30 -> 638 applyHanoi:28
;       assume applyHanoi.n!350 == 0
;   637 applyHanoi:30 -> 639 applyHanoi:35
;       assume applyHanoi.n!350 != 0
;   639 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   639 applyHanoi:35 -> 640 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   640 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!350) != s33(applyHanoi.n!350 - 1) + 1
;   640 applyHanoi:35 -> 641 applyHanoi:35
;       assume s33(applyHanoi.n!350) == s33(applyHanoi.n!350 - 1) + 1
;   638 applyHanoi:28 -> 642 applyHanoi:36
;   642 applyHanoi:36 -> 643 applyHanoi:37
;   643 applyHanoi:37 -> 625 applyHanoi:28
;   625 applyHanoi:28 -> 644 applyHanoi:35
;   644 applyHanoi:35 -> 645 applyHanoi:36
;   645 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!338) != s33(applyHanoi.n!338 - 1) + 1
;   645 applyHanoi:36 -> 646 applyHanoi:36
;       assume s33(applyHanoi.n!338) == s33(applyHanoi.n!338 - 1) + 1
;   646 applyHanoi:36 -> 647 applyHanoi:30
;       applyHanoi.n!354 = *
;       applyHanoi.from!355 = *
;       applyHanoi.to!356 = *
;       applyHanoi.via!357 = *
;       applyHanoi.n!354 = applyHanoi.n!338 - 1
;       applyHanoi.from!355 = applyHanoi.via!341
;       applyHanoi.to!356 = applyHanoi.to!340
;       applyHanoi.via!357 = applyHanoi.from!339
;   647 applyHanoi:30 -> 648 applyHanoi:28
;       assume applyHanoi.n!354 == 0
;   647 applyHanoi:30 -> 649 applyHanoi:35
;       assume applyHanoi.n!354 != 0
;   649 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   649 applyHanoi:35 -> 650 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   650 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!354) != s33(applyHanoi.n!354 - 1) + 1
;   650 applyHanoi:35 -> 651 applyHanoi:35
;       assume s33(applyHanoi.n!354) == s33(applyHanoi.n!354 - 1) + 1
;   651 applyHanoi:35 -> 652 applyHanoi:30
;       applyHanoi.n!358 = *
;       applyHanoi.from!359 = *
;       applyHanoi.to!360 = *
;       applyHanoi.via!361 = *
;       applyHanoi.n!358 = applyHanoi.n!354 - 1
;       applyHanoi.from!359 = applyHanoi.from!355
;       applyHanoi.to!360 = applyHanoi.via!357
;       applyHanoi.via!361 = applyHanoi.to!356
;   652 applyHanoi:30 -> 653 applyHanoi:28
;       assume applyHanoi.n!358 == 0
;   652 applyHanoi:30 -> 654 applyHanoi:35
;       assume applyHanoi.n!358 != 0
;   654 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   654 applyHanoi:35 -> 655 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   655 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!358) != s33(applyHanoi.n!358 - 1) + 1
;   655 applyHanoi:35 -> 656 applyHanoi:35
;       assume s33(applyHanoi.n!358) == s33(applyHanoi.n!358 - 1) + 1
;   653 applyHanoi:28 -> 657 applyHanoi:35
;   657 applyHanoi:35 -> 658 applyHanoi:36
;   658 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!354) != s33(applyHanoi.n!354 - 1) + 1
;   658 applyHanoi:36 -> 659 applyHanoi:36
;       assume s33(applyHanoi.n!354) == s33(applyHanoi.n!354 - 1) + 1
;   659 applyHanoi:36 -> 660 applyHanoi:30
;       applyHanoi.n!362 = *
;       applyHanoi.from!363 = *
;       applyHanoi.to!364 = *
;       applyHanoi.via!365 = *
;       applyHanoi.n!362 = applyHanoi.n!354 - 1
;       applyHanoi.from!363 = applyHanoi.via!357
;       applyHanoi.to!364 = applyHanoi.to!356
;       applyHanoi.via!365 = applyHanoi.from!355
;   660 applyHanoi:30 -> 661 applyHanoi:28
;       assume applyHanoi.n!362 == 0
;   660 applyHanoi:30 -> 662 applyHanoi:35
;       assume applyHanoi.n!362 != 0
;   662 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   662 applyHanoi:35 -> 663 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   663 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!362) != s33(applyHanoi.n!362 - 1) + 1
;   663 applyHanoi:35 -> 664 applyHanoi:35
;       assume s33(applyHanoi.n!362) == s33(applyHanoi.n!362 - 1) + 1
;   661 applyHanoi:28 -> 665 applyHanoi:36
;   665 applyHanoi:36 -> 666 applyHanoi:37
;   666 applyHanoi:37 -> 648 applyHanoi:28
;   648 applyHanoi:28 -> 667 applyHanoi:36
;   667 applyHanoi:36 -> 668 applyHanoi:37
;   668 applyHanoi:37 -> 620 applyHanoi:28
;   620 applyHanoi:28 -> 669 applyHanoi:35
;   669 applyHanoi:35 -> 670 applyHanoi:36
;   670 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!334) != s33(applyHanoi.n!334 - 1) + 1
;   670 applyHanoi:36 -> 671 applyHanoi:36
;       assume s33(applyHanoi.n!334) == s33(applyHanoi.n!334 - 1) + 1
;   671 applyHanoi:36 -> 672 applyHanoi:30
;       applyHanoi.n!366 = *
;       applyHanoi.from!367 = *
;       applyHanoi.to!368 = *
;       applyHanoi.via!369 = *
;       applyHanoi.n!366 = applyHanoi.n!334 - 1
;       applyHanoi.from!367 = applyHanoi.via!337
;       applyHanoi.to!368 = applyHanoi.to!336
;       applyHanoi.via!369 = applyHanoi.from!335
;   672 applyHanoi:30 -> 673 applyHanoi:28
;       assume applyHanoi.n!366 == 0
;   672 applyHanoi:30 -> 674 applyHanoi:35
;       assume applyHanoi.n!366 != 0
;   674 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   674 applyHanoi:35 -> 675 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   675 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!366) != s33(applyHanoi.n!366 - 1) + 1
;   675 applyHanoi:35 -> 676 applyHanoi:35
;       assume s33(applyHanoi.n!366) == s33(applyHanoi.n!366 - 1) + 1
;   676 applyHanoi:35 -> 677 applyHanoi:30
;       applyHanoi.n!370 = *
;       applyHanoi.from!371 = *
;       applyHanoi.to!372 = *
;       applyHanoi.via!373 = *
;       applyHanoi.n!370 = applyHanoi.n!366 - 1
;       applyHanoi.from!371 = applyHanoi.from!367
;       applyHanoi.to!372 = applyHanoi.via!369
;       applyHanoi.via!373 = applyHanoi.to!368
;   677 applyHanoi:30 -> 678 applyHanoi:28
;       assume applyHanoi.n!370 == 0
;   677 applyHanoi:30 -> 679 applyHanoi:35
;       assume applyHanoi.n!370 != 0
;   679 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   679 applyHanoi:35 -> 680 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   680 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!370) != s33(applyHanoi.n!370 - 1) + 1
;   680 applyHanoi:35 -> 681 applyHanoi:35
;       assume s33(applyHanoi.n!370) == s33(applyHanoi.n!370 - 1) + 1
;   681 applyHanoi:35 -> 682 applyHanoi:30
;       applyHanoi.n!374 = *
;       applyHanoi.from!375 = *
;       applyHanoi.to!376 = *
;       applyHanoi.via!377 = *
;       applyHanoi.n!374 = applyHanoi.n!370 - 1
;       applyHanoi.from!375 = applyHanoi.from!371
;       applyHanoi.to!376 = applyHanoi.via!373
;       applyHanoi.via!377 = applyHanoi.to!372
;   682 applyHanoi:30 -> 683 applyHanoi:28
;       assume applyHanoi.n!374 == 0
;   682 applyHanoi:30 -> 684 applyHanoi:35
;       assume applyHanoi.n!374 != 0
;   684 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   684 applyHanoi:35 -> 685 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   685 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!374) != s33(applyHanoi.n!374 - 1) + 1
;   685 applyHanoi:35 -> 686 applyHanoi:35
;       assume s33(applyHanoi.n!374) == s33(applyHanoi.n!374 - 1) + 1
;   683 applyHanoi:28 -> 687 applyHanoi:35
;   687 applyHanoi:35 -> 688 applyHanoi:36
;   688 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!370) != s33(applyHanoi.n!370 - 1) + 1
;   688 applyHanoi:36 -> 689 applyHanoi:36
;       assume s33(applyHanoi.n!370) == s33(applyHanoi.n!370 - 1) + 1
;   689 applyHanoi:36 -> 690 applyHanoi:30
;       applyHanoi.n!378 = *
;       applyHanoi.from!379 = *
;       applyHanoi.to!380 = *
;       applyHanoi.via!381 = *
;       applyHanoi.n!378 = applyHanoi.n!370 - 1
;       applyHanoi.from!379 = applyHanoi.via!373
;       applyHanoi.to!380 = applyHanoi.to!372
;       applyHanoi.via!381 = applyHanoi.from!371
;   690 applyHanoi:30 -> 691 applyHanoi:28
;       assume applyHanoi.n!378 == 0
;   690 applyHanoi:30 -> 692 applyHanoi:35
;       assume applyHanoi.n!378 != 0
;   692 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   692 applyHanoi:35 -> 693 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   693 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!378) != s33(applyHanoi.n!378 - 1) + 1
;   693 applyHanoi:35 -> 694 applyHanoi:35
;       assume s33(applyHanoi.n!378) == s33(applyHanoi.n!378 - 1) + 1
;   691 applyHanoi:28 -> 695 applyHanoi:36
;   695 applyHanoi:36 -> 696 applyHanoi:37
;   696 applyHanoi:37 -> 678 applyHanoi:28
;   678 applyHanoi:28 -> 697 applyHanoi:35
;   697 applyHanoi:35 -> 698 applyHanoi:36
;   698 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!366) != s33(applyHanoi.n!366 - 1) + 1
;   698 applyHanoi:36 -> 699 applyHanoi:36
;       assume s33(applyHanoi.n!366) == s33(applyHanoi.n!366 - 1) + 1
;   699 applyHanoi:36 -> 700 applyHanoi:30
;       applyHanoi.n!382 = *
;       applyHanoi.from!383 = *
;       applyHanoi.to!384 = *
;       applyHanoi.via!385 = *
;       applyHanoi.n!382 = applyHanoi.n!366 - 1
;       applyHanoi.from!383 = applyHanoi.via!369
;       applyHanoi.to!384 = applyHanoi.to!368
;       applyHanoi.via!385 = applyHanoi.from!367
;   700 applyHanoi:30 -> 701 applyHanoi:28
;       assume applyHanoi.n!382 == 0
;   700 applyHanoi:30 -> 702 applyHanoi:35
;       assume applyHanoi.n!382 != 0
;   702 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   702 applyHanoi:35 -> 703 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   703 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!382) != s33(applyHanoi.n!382 - 1) + 1
;   703 applyHanoi:35 -> 704 applyHanoi:35
;       assume s33(applyHanoi.n!382) == s33(applyHanoi.n!382 - 1) + 1
;   704 applyHanoi:35 -> 705 applyHanoi:30
;       applyHanoi.n!386 = *
;       applyHanoi.from!387 = *
;       applyHanoi.to!388 = *
;       applyHanoi.via!389 = *
;       applyHanoi.n!386 = applyHanoi.n!382 - 1
;       applyHanoi.from!387 = applyHanoi.from!383
;       applyHanoi.to!388 = applyHanoi.via!385
;       applyHanoi.via!389 = applyHanoi.to!384
;   705 applyHanoi:30 -> 706 applyHanoi:28
;       assume applyHanoi.n!386 == 0
;   705 applyHanoi:30 -> 707 applyHanoi:35
;       assume applyHanoi.n!386 != 0
;   707 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   707 applyHanoi:35 -> 708 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   708 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!386) != s33(applyHanoi.n!386 - 1) + 1
;   708 applyHanoi:35 -> 709 applyHanoi:35
;       assume s33(applyHanoi.n!386) == s33(applyHanoi.n!386 - 1) + 1
;   706 applyHanoi:28 -> 710 applyHanoi:35
;   710 applyHanoi:35 -> 711 applyHanoi:36
;   711 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!382) != s33(applyHanoi.n!382 - 1) + 1
;   711 applyHanoi:36 -> 712 applyHanoi:36
;       assume s33(applyHanoi.n!382) == s33(applyHanoi.n!382 - 1) + 1
;   712 applyHanoi:36 -> 713 applyHanoi:30
;       applyHanoi.n!390 = *
;       applyHanoi.from!391 = *
;       applyHanoi.to!392 = *
;       applyHanoi.via!393 = *
;       applyHanoi.n!390 = applyHanoi.n!382 - 1
;       applyHanoi.from!391 = applyHanoi.via!385
;       applyHanoi.to!392 = applyHanoi.to!384
;       applyHanoi.via!393 = applyHanoi.from!383
;   713 applyHanoi:30 -> 714 applyHanoi:28
;       assume applyHanoi.n!390 == 0
;   713 applyHanoi:30 -> 715 applyHanoi:35
;       assume applyHanoi.n!390 != 0
;   715 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   715 applyHanoi:35 -> 716 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   716 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!390) != s33(applyHanoi.n!390 - 1) + 1
;   716 applyHanoi:35 -> 717 applyHanoi:35
;       assume s33(applyHanoi.n!390) == s33(applyHanoi.n!390 - 1) + 1
;   714 applyHanoi:28 -> 718 applyHanoi:36
;   718 applyHanoi:36 -> 719 applyHanoi:37
;   719 applyHanoi:37 -> 701 applyHanoi:28
;   701 applyHanoi:28 -> 720 applyHanoi:36
;   720 applyHanoi:36 -> 721 applyHanoi:37
;   721 applyHanoi:37 -> 673 applyHanoi:28
;   673 applyHanoi:28 -> 722 applyHanoi:36
;   722 applyHanoi:36 -> 723 applyHanoi:37
;   723 applyHanoi:37 -> 615 applyHanoi:28
;   615 applyHanoi:28 -> 724 applyHanoi:36
;   724 applyHanoi:36 -> 725 applyHanoi:37
;   725 applyHanoi:37 -> 497 applyHanoi:28
;   497 applyHanoi:28 -> 726 applyHanoi:35
;   726 applyHanoi:35 -> 727 applyHanoi:36
;   727 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!266) != s33(applyHanoi.n!266 - 1) + 1
;   727 applyHanoi:36 -> 728 applyHanoi:36
;       assume s33(applyHanoi.n!266) == s33(applyHanoi.n!266 - 1) + 1
;   728 applyHanoi:36 -> 729 applyHanoi:30
;       applyHanoi.n!394 = *
;       applyHanoi.from!395 = *
;       applyHanoi.to!396 = *
;       applyHanoi.via!397 = *
;       applyHanoi.n!394 = applyHanoi.n!266 - 1
;       applyHanoi.from!395 = applyHanoi.via!269
;       applyHanoi.to!396 = applyHanoi.to!268
;       applyHanoi.via!397 = applyHanoi.from!267
;   729 applyHanoi:30 -> 730 applyHanoi:28
;       assume applyHanoi.n!394 == 0
;   729 applyHanoi:30 -> 731 applyHanoi:35
;       assume applyHanoi.n!394 != 0
;   731 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   731 applyHanoi:35 -> 732 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   732 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!394) != s33(applyHanoi.n!394 - 1) + 1
;   732 applyHanoi:35 -> 733 applyHanoi:35
;       assume s33(applyHanoi.n!394) == s33(applyHanoi.n!394 - 1) + 1
;   733 applyHanoi:35 -> 734 applyHanoi:30
;       applyHanoi.n!398 = *
;       applyHanoi.from!399 = *
;       applyHanoi.to!400 = *
;       applyHanoi.via!401 = *
;       applyHanoi.n!398 = applyHanoi.n!394 - 1
;       applyHanoi.from!399 = applyHanoi.from!395
;       applyHanoi.to!400 = applyHanoi.via!397
;       applyHanoi.via!401 = applyHanoi.to!396
;   734 applyHanoi:30 -> 735 applyHanoi:28
;       assume applyHanoi.n!398 == 0
;   734 applyHanoi:30 -> 736 applyHanoi:35
;       assume applyHanoi.n!398 != 0
;   736 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   736 applyHanoi:35 -> 737 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   737 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!398) != s33(applyHanoi.n!398 - 1) + 1
;   737 applyHanoi:35 -> 738 applyHanoi:35
;       assume s33(applyHanoi.n!398) == s33(applyHanoi.n!398 - 1) + 1
;   738 applyHanoi:35 -> 739 applyHanoi:30
;       applyHanoi.n!402 = *
;       applyHanoi.from!403 = *
;       applyHanoi.to!404 = *
;       applyHanoi.via!405 = *
;       applyHanoi.n!402 = applyHanoi.n!398 - 1
;       applyHanoi.from!403 = applyHanoi.from!399
;       applyHanoi.to!404 = applyHanoi.via!401
;       applyHanoi.via!405 = applyHanoi.to!400
;   739 applyHanoi:30 -> 740 applyHanoi:28
;       assume applyHanoi.n!402 == 0
;   739 applyHanoi:30 -> 741 applyHanoi:35
;       assume applyHanoi.n!402 != 0
;   741 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   741 applyHanoi:35 -> 742 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   742 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!402) != s33(applyHanoi.n!402 - 1) + 1
;   742 applyHanoi:35 -> 743 applyHanoi:35
;       assume s33(applyHanoi.n!402) == s33(applyHanoi.n!402 - 1) + 1
;   743 applyHanoi:35 -> 744 applyHanoi:30
;       applyHanoi.n!406 = *
;       applyHanoi.from!407 = *
;       applyHanoi.to!408 = *
;       applyHanoi.via!409 = *
;       applyHanoi.n!406 = applyHanoi.n!402 - 1
;       applyHanoi.from!407 = applyHanoi.from!403
;       applyHanoi.to!408 = applyHanoi.via!405
;       applyHanoi.via!409 = applyHanoi.to!404
;   744 applyHanoi:30 -> 745 applyHanoi:28
;       assume applyHanoi.n!406 == 0
;   744 applyHanoi:30 -> 746 applyHanoi:35
;       assume applyHanoi.n!406 != 0
;   746 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   746 applyHanoi:35 -> 747 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   747 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!406) != s33(applyHanoi.n!406 - 1) + 1
;   747 applyHanoi:35 -> 748 applyHanoi:35
;       assume s33(applyHanoi.n!406) == s33(applyHanoi.n!406 - 1) + 1
;   748 applyHanoi:35 -> 749 applyHanoi:30
;       applyHanoi.n!410 = *
;       applyHanoi.from!411 = *
;       applyHanoi.to!412 = *
;       applyHanoi.via!413 = *
;       applyHanoi.n!410 = applyHanoi.n!406 - 1
;       applyHanoi.from!411 = applyHanoi.from!407
;       applyHanoi.to!412 = applyHanoi.via!409
;       applyHanoi.via!413 = applyHanoi.to!408
;   749 applyHanoi:30 -> 750 applyHanoi:28
;       assume applyHanoi.n!410 == 0
;   749 applyHanoi:30 -> 751 applyHanoi:35
;       assume applyHanoi.n!410 != 0
;   751 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   751 applyHanoi:35 -> 752 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   752 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!410) != s33(applyHanoi.n!410 - 1) + 1
;   752 applyHanoi:35 -> 753 applyHanoi:35
;       assume s33(applyHanoi.n!410) == s33(applyHanoi.n!410 - 1) + 1
;   750 applyHanoi:28 -> 754 applyHanoi:35
;   754 applyHanoi:35 -> 755 applyHanoi:36
;   755 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!406) != s33(applyHanoi.n!406 - 1) + 1
;   755 applyHanoi:36 -> 756 applyHanoi:36
;       assume s33(applyHanoi.n!406) == s33(applyHanoi.n!406 - 1) + 1
;   756 applyHanoi:36 -> 757 applyHanoi:30
;       applyHanoi.n!414 = *
;       applyHanoi.from!415 = *
;       applyHanoi.to!416 = *
;       applyHanoi.via!417 = *
;       applyHanoi.n!414 = applyHanoi.n!406 - 1
;       applyHanoi.from!415 = applyHanoi.via!409
;       applyHanoi.to!416 = applyHanoi.to!408
;       applyHanoi.via!417 = applyHanoi.from!407
;   757 applyHanoi:30 -> 758 applyHanoi:28
;       assume applyHanoi.n!414 == 0
;   757 applyHanoi:30 -> 759 applyHanoi:35
;       assume applyHanoi.n!414 != 0
;   759 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   759 applyHanoi:35 -> 760 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   760 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!414) != s33(applyHanoi.n!414 - 1) + 1
;   760 applyHanoi:35 -> 761 applyHanoi:35
;       assume s33(applyHanoi.n!414) == s33(applyHanoi.n!414 - 1) + 1
;   758 applyHanoi:28 -> 762 applyHanoi:36
;   762 applyHanoi:36 -> 763 applyHanoi:37
;   763 applyHanoi:37 -> 745 applyHanoi:28
;   745 applyHanoi:28 -> 764 applyHanoi:35
;   764 applyHanoi:35 -> 765 applyHanoi:36
;   765 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!402) != s33(applyHanoi.n!402 - 1) + 1
;   765 applyHanoi:36 -> 766 applyHanoi:36
;       assume s33(applyHanoi.n!402) == s33(applyHanoi.n!402 - 1) + 1
;   766 applyHanoi:36 -> 767 applyHanoi:30
;       applyHanoi.n!418 = *
;       applyHanoi.from!419 = *
;       applyHanoi.to!420 = *
;       applyHanoi.via!421 = *
;       applyHanoi.n!418 = applyHanoi.n!402 - 1
;       applyHanoi.from!419 = applyHanoi.via!405
;       applyHanoi.to!420 = applyHanoi.to!404
;       applyHanoi.via!421 = applyHanoi.from!403
;   767 applyHanoi:30 -> 768 applyHanoi:28
;       assume applyHanoi.n!418 == 0
;   767 applyHanoi:30 -> 769 applyHanoi:35
;       assume applyHanoi.n!418 != 0
;   769 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   769 applyHanoi:35 -> 770 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   770 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!418) != s33(applyHanoi.n!418 - 1) + 1
;   770 applyHanoi:35 -> 771 applyHanoi:35
;       assume s33(applyHanoi.n!418) == s33(applyHanoi.n!418 - 1) + 1
;   771 applyHanoi:35 -> 772 applyHanoi:30
;       applyHanoi.n!422 = *
;       applyHanoi.from!423 = *
;       applyHanoi.to!424 = *
;       applyHanoi.via!425 = *
;       applyHanoi.n!422 = applyHanoi.n!418 - 1
;       applyHanoi.from!423 = applyHanoi.from!419
;       applyHanoi.to!424 = applyHanoi.via!421
;       applyHanoi.via!425 = applyHanoi.to!420
;   772 applyHanoi:30 -> 773 applyHanoi:28
;       assume applyHanoi.n!422 == 0
;   772 applyHanoi:30 -> 774 applyHanoi:35
;       assume applyHanoi.n!422 != 0
;   774 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   774 applyHanoi:35 -> 775 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   775 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!422) != s33(applyHanoi.n!422 - 1) + 1
;   775 applyHanoi:35 -> 776 applyHanoi:35
;       assume s33(applyHanoi.n!422) == s33(applyHanoi.n!422 - 1) + 1
;   773 applyHanoi:28 -> 777 applyHanoi:35
;   777 applyHanoi:35 -> 778 applyHanoi:36
;   778 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!418) != s33(applyHanoi.n!418 - 1) + 1
;   778 applyHanoi:36 -> 779 applyHanoi:36
;       assume s33(applyHanoi.n!418) == s33(applyHanoi.n!418 - 1) + 1
;   779 applyHanoi:36 -> 780 applyHanoi:30
;       applyHanoi.n!426 = *
;       applyHanoi.from!427 = *
;       applyHanoi.to!428 = *
;       applyHanoi.via!429 = *
;       applyHanoi.n!426 = applyHanoi.n!418 - 1
;       applyHanoi.from!427 = applyHanoi.via!421
;       applyHanoi.to!428 = applyHanoi.to!420
;       applyHanoi.via!429 = applyHanoi.from!419
;   780 applyHanoi:30 -> 781 applyHanoi:28
;       assume applyHanoi.n!426 == 0
;   780 applyHanoi:30 -> 782 applyHanoi:35
;       assume applyHanoi.n!426 != 0
;   782 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   782 applyHanoi:35 -> 783 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   783 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!426) != s33(applyHanoi.n!426 - 1) + 1
;   783 applyHanoi:35 -> 784 applyHanoi:35
;       assume s33(applyHanoi.n!426) == s33(applyHanoi.n!426 - 1) + 1
;   781 applyHanoi:28 -> 785 applyHanoi:36
;   785 applyHanoi:36 -> 786 applyHanoi:37
;   786 applyHanoi:37 -> 768 applyHanoi:28
;   768 applyHanoi:28 -> 787 applyHanoi:36
;   787 applyHanoi:36 -> 788 applyHanoi:37
;   788 applyHanoi:37 -> 740 applyHanoi:28
;   740 applyHanoi:28 -> 789 applyHanoi:35
;   789 applyHanoi:35 -> 790 applyHanoi:36
;   790 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!398) != s33(applyHanoi.n!398 - 1) + 1
;   790 applyHanoi:36 -> 791 applyHanoi:36
;       assume s33(applyHanoi.n!398) == s33(applyHanoi.n!398 - 1) + 1
;   791 applyHanoi:36 -> 792 applyHanoi:30
;       applyHanoi.n!430 = *
;       applyHanoi.from!431 = *
;       applyHanoi.to!432 = *
;       applyHanoi.via!433 = *
;       applyHanoi.n!430 = applyHanoi.n!398 - 1
;       applyHanoi.from!431 = applyHanoi.via!401
;       applyHanoi.to!432 = applyHanoi.to!400
;       applyHanoi.via!433 = applyHanoi.from!399
;   792 applyHanoi:30 -> 793 applyHanoi:28
;       assume applyHanoi.n!430 == 0
;   792 applyHanoi:30 -> 794 applyHanoi:35
;       assume applyHanoi.n!430 != 0
;   794 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   794 applyHanoi:35 -> 795 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   795 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!430) != s33(applyHanoi.n!430 - 1) + 1
;   795 applyHanoi:35 -> 796 applyHanoi:35
;       assume s33(applyHanoi.n!430) == s33(applyHanoi.n!430 - 1) + 1
;   796 applyHanoi:35 -> 797 applyHanoi:30
;       applyHanoi.n!434 = *
;       applyHanoi.from!435 = *
;       applyHanoi.to!436 = *
;       applyHanoi.via!437 = *
;       applyHanoi.n!434 = applyHanoi.n!430 - 1
;       applyHanoi.from!435 = applyHanoi.from!431
;       applyHanoi.to!436 = applyHanoi.via!433
;       applyHanoi.via!437 = applyHanoi.to!432
;   797 applyHanoi:30 -> 798 applyHanoi:28
;       assume applyHanoi.n!434 == 0
;   797 applyHanoi:30 -> 799 applyHanoi:35
;       assume applyHanoi.n!434 != 0
;   799 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   799 applyHanoi:35 -> 800 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   800 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!434) != s33(applyHanoi.n!434 - 1) + 1
;   800 applyHanoi:35 -> 801 applyHanoi:35
;       assume s33(applyHanoi.n!434) == s33(applyHanoi.n!434 - 1) + 1
;   801 applyHanoi:35 -> 802 applyHanoi:30
;       applyHanoi.n!438 = *
;       applyHanoi.from!439 = *
;       applyHanoi.to!440 = *
;       applyHanoi.via!441 = *
;       applyHanoi.n!438 = applyHanoi.n!434 - 1
;       applyHanoi.from!439 = applyHanoi.from!435
;       applyHanoi.to!440 = applyHanoi.via!437
;       applyHanoi.via!441 = applyHanoi.to!436
;   802 applyHanoi:30 -> 803 applyHanoi:28
;       assume applyHanoi.n!438 == 0
;   802 applyHanoi:30 -> 804 applyHanoi:35
;       assume applyHanoi.n!438 != 0
;   804 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   804 applyHanoi:35 -> 805 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   805 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!438) != s33(applyHanoi.n!438 - 1) + 1
;   805 applyHanoi:35 -> 806 applyHanoi:35
;       assume s33(applyHanoi.n!438) == s33(applyHanoi.n!438 - 1) + 1
;   803 applyHanoi:28 -> 807 applyHanoi:35
;   807 applyHanoi:35 -> 808 applyHanoi:36
;   808 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!434) != s33(applyHanoi.n!434 - 1) + 1
;   808 applyHanoi:36 -> 809 applyHanoi:36
;       assume s33(applyHanoi.n!434) == s33(applyHanoi.n!434 - 1) + 1
;   809 applyHanoi:36 -> 810 applyHanoi:30
;       applyHanoi.n!442 = *
;       applyHanoi.from!443 = *
;       applyHanoi.to!444 = *
;       applyHanoi.via!445 = *
;       applyHanoi.n!442 = applyHanoi.n!434 - 1
;       applyHanoi.from!443 = applyHanoi.via!437
;       applyHanoi.to!444 = applyHanoi.to!436
;       applyHanoi.via!445 = applyHanoi.from!435
;   810 applyHanoi:30 -> 811 applyHanoi:28
;       assume applyHanoi.n!442 == 0
;   810 applyHanoi:30 -> 812 applyHanoi:35
;       assume applyHanoi.n!442 != 0
;   812 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   812 applyHanoi:35 -> 813 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   813 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!442) != s33(applyHanoi.n!442 - 1) + 1
;   813 applyHanoi:35 -> 814 applyHanoi:35
;       assume s33(applyHanoi.n!442) == s33(applyHanoi.n!442 - 1) + 1
;   811 applyHanoi:28 -> 815 applyHanoi:36
;   815 applyHanoi:36 -> 816 applyHanoi:37
;   816 applyHanoi:37 -> 798 applyHanoi:28
;   798 applyHanoi:28 -> 817 applyHanoi:35
;   817 applyHanoi:35 -> 818 applyHanoi:36
;   818 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!430) != s33(applyHanoi.n!430 - 1) + 1
;   818 applyHanoi:36 -> 819 applyHanoi:36
;       assume s33(applyHanoi.n!430) == s33(applyHanoi.n!430 - 1) + 1
;   819 applyHanoi:36 -> 820 applyHanoi:30
;       applyHanoi.n!446 = *
;       applyHanoi.from!447 = *
;       applyHanoi.to!448 = *
;       applyHanoi.via!449 = *
;       applyHanoi.n!446 = applyHanoi.n!430 - 1
;       applyHanoi.from!447 = applyHanoi.via!433
;       applyHanoi.to!448 = applyHanoi.to!432
;       applyHanoi.via!449 = applyHanoi.from!431
;   820 applyHanoi:30 -> 821 applyHanoi:28
;       assume applyHanoi.n!446 == 0
;   820 applyHanoi:30 -> 822 applyHanoi:35
;       assume applyHanoi.n!446 != 0
;   822 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   822 applyHanoi:35 -> 823 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   823 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!446) != s33(applyHanoi.n!446 - 1) + 1
;   823 applyHanoi:35 -> 824 applyHanoi:35
;       assume s33(applyHanoi.n!446) == s33(applyHanoi.n!446 - 1) + 1
;   824 applyHanoi:35 -> 825 applyHanoi:30
;       applyHanoi.n!450 = *
;       applyHanoi.from!451 = *
;       applyHanoi.to!452 = *
;       applyHanoi.via!453 = *
;       applyHanoi.n!450 = applyHanoi.n!446 - 1
;       applyHanoi.from!451 = applyHanoi.from!447
;       applyHanoi.to!452 = applyHanoi.via!449
;       applyHanoi.via!453 = applyHanoi.to!448
;   825 applyHanoi:30 -> 826 applyHanoi:28
;       assume applyHanoi.n!450 == 0
;   825 applyHanoi:30 -> 827 applyHanoi:35
;       assume applyHanoi.n!450 != 0
;   827 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   827 applyHanoi:35 -> 828 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   828 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!450) != s33(applyHanoi.n!450 - 1) + 1
;   828 applyHanoi:35 -> 829 applyHanoi:35
;       assume s33(applyHanoi.n!450) == s33(applyHanoi.n!450 - 1) + 1
;   826 applyHanoi:28 -> 830 applyHanoi:35
;   830 applyHanoi:35 -> 831 applyHanoi:36
;   831 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!446) != s33(applyHanoi.n!446 - 1) + 1
;   831 applyHanoi:36 -> 832 applyHanoi:36
;       assume s33(applyHanoi.n!446) == s33(applyHanoi.n!446 - 1) + 1
;   832 applyHanoi:36 -> 833 applyHanoi:30
;       applyHanoi.n!454 = *
;       applyHanoi.from!455 = *
;       applyHanoi.to!456 = *
;       applyHanoi.via!457 = *
;       applyHanoi.n!454 = applyHanoi.n!446 - 1
;       applyHanoi.from!455 = applyHanoi.via!449
;       applyHanoi.to!456 = applyHanoi.to!448
;       applyHanoi.via!457 = applyHanoi.from!447
;   833 applyHanoi:30 -> 834 applyHanoi:28
;       assume applyHanoi.n!454 == 0
;   833 applyHanoi:30 -> 835 applyHanoi:35
;       assume applyHanoi.n!454 != 0
;   835 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   835 applyHanoi:35 -> 836 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   836 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!454) != s33(applyHanoi.n!454 - 1) + 1
;   836 applyHanoi:35 -> 837 applyHanoi:35
;       assume s33(applyHanoi.n!454) == s33(applyHanoi.n!454 - 1) + 1
;   834 applyHanoi:28 -> 838 applyHanoi:36
;   838 applyHanoi:36 -> 839 applyHanoi:37
;   839 applyHanoi:37 -> 821 applyHanoi:28
;   821 applyHanoi:28 -> 840 applyHanoi:36
;   840 applyHanoi:36 -> 841 applyHanoi:37
;   841 applyHanoi:37 -> 793 applyHanoi:28
;   793 applyHanoi:28 -> 842 applyHanoi:36
;   842 applyHanoi:36 -> 843 applyHanoi:37
;   843 applyHanoi:37 -> 735 applyHanoi:28
;   735 applyHanoi:28 -> 844 applyHanoi:35
;   844 applyHanoi:35 -> 845 applyHanoi:36
;   845 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!394) != s33(applyHanoi.n!394 - 1) + 1
;   845 applyHanoi:36 -> 846 applyHanoi:36
;       assume s33(applyHanoi.n!394) == s33(applyHanoi.n!394 - 1) + 1
;   846 applyHanoi:36 -> 847 applyHanoi:30
;       applyHanoi.n!458 = *
;       applyHanoi.from!459 = *
;       applyHanoi.to!460 = *
;       applyHanoi.via!461 = *
;       applyHanoi.n!458 = applyHanoi.n!394 - 1
;       applyHanoi.from!459 = applyHanoi.via!397
;       applyHanoi.to!460 = applyHanoi.to!396
;       applyHanoi.via!461 = applyHanoi.from!395
;   847 applyHanoi:30 -> 848 applyHanoi:28
;       assume applyHanoi.n!458 == 0
;   847 applyHanoi:30 -> 849 applyHanoi:35
;       assume applyHanoi.n!458 != 0
;   849 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   849 applyHanoi:35 -> 850 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   850 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!458) != s33(applyHanoi.n!458 - 1) + 1
;   850 applyHanoi:35 -> 851 applyHanoi:35
;       assume s33(applyHanoi.n!458) == s33(applyHanoi.n!458 - 1) + 1
;   851 applyHanoi:35 -> 852 applyHanoi:30
;       applyHanoi.n!462 = *
;       applyHanoi.from!463 = *
;       applyHanoi.to!464 = *
;       applyHanoi.via!465 = *
;       applyHanoi.n!462 = applyHanoi.n!458 - 1
;       applyHanoi.from!463 = applyHanoi.from!459
;       applyHanoi.to!464 = applyHanoi.via!461
;       applyHanoi.via!465 = applyHanoi.to!460
;   852 applyHanoi:30 -> 853 applyHanoi:28
;       assume applyHanoi.n!462 == 0
;   852 applyHanoi:30 -> 854 applyHanoi:35
;       assume applyHanoi.n!462 != 0
;   854 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   854 applyHanoi:35 -> 855 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   855 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!462) != s33(applyHanoi.n!462 - 1) + 1
;   855 applyHanoi:35 -> 856 applyHanoi:35
;       assume s33(applyHanoi.n!462) == s33(applyHanoi.n!462 - 1) + 1
;   856 applyHanoi:35 -> 857 applyHanoi:30
;       applyHanoi.n!466 = *
;       applyHanoi.from!467 = *
;       applyHanoi.to!468 = *
;       applyHanoi.via!469 = *
;       applyHanoi.n!466 = applyHanoi.n!462 - 1
;       applyHanoi.from!467 = applyHanoi.from!463
;       applyHanoi.to!468 = applyHanoi.via!465
;       applyHanoi.via!469 = applyHanoi.to!464
;   857 applyHanoi:30 -> 858 applyHanoi:28
;       assume applyHanoi.n!466 == 0
;   857 applyHanoi:30 -> 859 applyHanoi:35
;       assume applyHanoi.n!466 != 0
;   859 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   859 applyHanoi:35 -> 860 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   860 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!466) != s33(applyHanoi.n!466 - 1) + 1
;   860 applyHanoi:35 -> 861 applyHanoi:35
;       assume s33(applyHanoi.n!466) == s33(applyHanoi.n!466 - 1) + 1
;   861 applyHanoi:35 -> 862 applyHanoi:30
;       applyHanoi.n!470 = *
;       applyHanoi.from!471 = *
;       applyHanoi.to!472 = *
;       applyHanoi.via!473 = *
;       applyHanoi.n!470 = applyHanoi.n!466 - 1
;       applyHanoi.from!471 = applyHanoi.from!467
;       applyHanoi.to!472 = applyHanoi.via!469
;       applyHanoi.via!473 = applyHanoi.to!468
;   862 applyHanoi:30 -> 863 applyHanoi:28
;       assume applyHanoi.n!470 == 0
;   862 applyHanoi:30 -> 864 applyHanoi:35
;       assume applyHanoi.n!470 != 0
;   864 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   864 applyHanoi:35 -> 865 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   865 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!470) != s33(applyHanoi.n!470 - 1) + 1
;   865 applyHanoi:35 -> 866 applyHanoi:35
;       assume s33(applyHanoi.n!470) == s33(applyHanoi.n!470 - 1) + 1
;   863 applyHanoi:28 -> 867 applyHanoi:35
;   867 applyHanoi:35 -> 868 applyHanoi:36
;   868 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!466) != s33(applyHanoi.n!466 - 1) + 1
;   868 applyHanoi:36 -> 869 applyHanoi:36
;       assume s33(applyHanoi.n!466) == s33(applyHanoi.n!466 - 1) + 1
;   869 applyHanoi:36 -> 870 applyHanoi:30
;       applyHanoi.n!474 = *
;       applyHanoi.from!475 = *
;       applyHanoi.to!476 = *
;       applyHanoi.via!477 = *
;       applyHanoi.n!474 = applyHanoi.n!466 - 1
;       applyHanoi.from!475 = applyHanoi.via!469
;       applyHanoi.to!476 = applyHanoi.to!468
;       applyHanoi.via!477 = applyHanoi.from!467
;   870 applyHanoi:30 -> 871 applyHanoi:28
;       assume applyHanoi.n!474 == 0
;   870 applyHanoi:30 -> 872 applyHanoi:35
;       assume applyHanoi.n!474 != 0
;   872 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   872 applyHanoi:35 -> 873 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   873 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!474) != s33(applyHanoi.n!474 - 1) + 1
;   873 applyHanoi:35 -> 874 applyHanoi:35
;       assume s33(applyHanoi.n!474) == s33(applyHanoi.n!474 - 1) + 1
;   871 applyHanoi:28 -> 875 applyHanoi:36
;   875 applyHanoi:36 -> 876 applyHanoi:37
;   876 applyHanoi:37 -> 858 applyHanoi:28
;   858 applyHanoi:28 -> 877 applyHanoi:35
;   877 applyHanoi:35 -> 878 applyHanoi:36
;   878 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!462) != s33(applyHanoi.n!462 - 1) + 1
;   878 applyHanoi:36 -> 879 applyHanoi:36
;       assume s33(applyHanoi.n!462) == s33(applyHanoi.n!462 - 1) + 1
;   879 applyHanoi:36 -> 880 applyHanoi:30
;       applyHanoi.n!478 = *
;       applyHanoi.from!479 = *
;       applyHanoi.to!480 = *
;       applyHanoi.via!481 = *
;       applyHanoi.n!478 = applyHanoi.n!462 - 1
;       applyHanoi.from!479 = applyHanoi.via!465
;       applyHanoi.to!480 = applyHanoi.to!464
;       applyHanoi.via!481 = applyHanoi.from!463
;   880 applyHanoi:30 -> 881 applyHanoi:28
;       assume applyHanoi.n!478 == 0
;   880 applyHanoi:30 -> 882 applyHanoi:35
;       assume applyHanoi.n!478 != 0
;   882 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   882 applyHanoi:35 -> 883 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   883 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!478) != s33(applyHanoi.n!478 - 1) + 1
;   883 applyHanoi:35 -> 884 applyHanoi:35
;       assume s33(applyHanoi.n!478) == s33(applyHanoi.n!478 - 1) + 1
;   884 applyHanoi:35 -> 885 applyHanoi:30
;       applyHanoi.n!482 = *
;       applyHanoi.from!483 = *
;       applyHanoi.to!484 = *
;       applyHanoi.via!485 = *
;       applyHanoi.n!482 = applyHanoi.n!478 - 1
;       applyHanoi.from!483 = applyHanoi.from!479
;       applyHanoi.to!484 = applyHanoi.via!481
;       applyHanoi.via!485 = applyHanoi.to!480
;   885 applyHanoi:30 -> 886 applyHanoi:28
;       assume applyHanoi.n!482 == 0
;   885 applyHanoi:30 -> 887 applyHanoi:35
;       assume applyHanoi.n!482 != 0
;   887 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   887 applyHanoi:35 -> 888 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   888 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!482) != s33(applyHanoi.n!482 - 1) + 1
;   888 applyHanoi:35 -> 889 applyHanoi:35
;       assume s33(applyHanoi.n!482) == s33(applyHanoi.n!482 - 1) + 1
;   886 applyHanoi:28 -> 890 applyHanoi:35
;   890 applyHanoi:35 -> 891 applyHanoi:36
;   891 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!478) != s33(applyHanoi.n!478 - 1) + 1
;   891 applyHanoi:36 -> 892 applyHanoi:36
;       assume s33(applyHanoi.n!478) == s33(applyHanoi.n!478 - 1) + 1
;   892 applyHanoi:36 -> 893 applyHanoi:30
;       applyHanoi.n!486 = *
;       applyHanoi.from!487 = *
;       applyHanoi.to!488 = *
;       applyHanoi.via!489 = *
;       applyHanoi.n!486 = applyHanoi.n!478 - 1
;       applyHanoi.from!487 = applyHanoi.via!481
;       applyHanoi.to!488 = applyHanoi.to!480
;       applyHanoi.via!489 = applyHanoi.from!479
;   893 applyHanoi:30 -> 894 applyHanoi:28
;       assume applyHanoi.n!486 == 0
;   893 applyHanoi:30 -> 895 applyHanoi:35
;       assume applyHanoi.n!486 != 0
;   895 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   895 applyHanoi:35 -> 896 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   896 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!486) != s33(applyHanoi.n!486 - 1) + 1
;   896 applyHanoi:35 -> 897 applyHanoi:35
;       assume s33(applyHanoi.n!486) == s33(applyHanoi.n!486 - 1) + 1
;   894 applyHanoi:28 -> 898 applyHanoi:36
;   898 applyHanoi:36 -> 899 applyHanoi:37
;   899 applyHanoi:37 -> 881 applyHanoi:28
;   881 applyHanoi:28 -> 900 applyHanoi:36
;   900 applyHanoi:36 -> 901 applyHanoi:37
;   901 applyHanoi:37 -> 853 applyHanoi:28
;   853 applyHanoi:28 -> 902 applyHanoi:35
;   902 applyHanoi:35 -> 903 applyHanoi:36
;   903 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!458) != s33(applyHanoi.n!458 - 1) + 1
;   903 applyHanoi:36 -> 904 applyHanoi:36
;       assume s33(applyHanoi.n!458) == s33(applyHanoi.n!458 - 1) + 1
;   904 applyHanoi:36 -> 905 applyHanoi:30
;       applyHanoi.n!490 = *
;       applyHanoi.from!491 = *
;       applyHanoi.to!492 = *
;       applyHanoi.via!493 = *
;       applyHanoi.n!490 = applyHanoi.n!458 - 1
;       applyHanoi.from!491 = applyHanoi.via!461
;       applyHanoi.to!492 = applyHanoi.to!460
;       applyHanoi.via!493 = applyHanoi.from!459
;   905 applyHanoi:30 -> 906 applyHanoi:28
;       assume applyHanoi.n!490 == 0
;   905 applyHanoi:30 -> 907 applyHanoi:35
;       assume applyHanoi.n!490 != 0
;   907 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   907 applyHanoi:35 -> 908 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   908 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!490) != s33(applyHanoi.n!490 - 1) + 1
;   908 applyHanoi:35 -> 909 applyHanoi:35
;       assume s33(applyHanoi.n!490) == s33(applyHanoi.n!490 - 1) + 1
;   909 applyHanoi:35 -> 910 applyHanoi:30
;       applyHanoi.n!494 = *
;       applyHanoi.from!495 = *
;       applyHanoi.to!496 = *
;       applyHanoi.via!497 = *
;       applyHanoi.n!494 = applyHanoi.n!490 - 1
;       applyHanoi.from!495 = applyHanoi.from!491
;       applyHanoi.to!496 = applyHanoi.via!493
;       applyHanoi.via!497 = applyHanoi.to!492
;   910 applyHanoi:30 -> 911 applyHanoi:28
;       assume applyHanoi.n!494 == 0
;   910 applyHanoi:30 -> 912 applyHanoi:35
;       assume applyHanoi.n!494 != 0
;   912 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   912 applyHanoi:35 -> 913 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   913 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!494) != s33(applyHanoi.n!494 - 1) + 1
;   913 applyHanoi:35 -> 914 applyHanoi:35
;       assume s33(applyHanoi.n!494) == s33(applyHanoi.n!494 - 1) + 1
;   914 applyHanoi:35 -> 915 applyHanoi:30
;       applyHanoi.n!498 = *
;       applyHanoi.from!499 = *
;       applyHanoi.to!500 = *
;       applyHanoi.via!501 = *
;       applyHanoi.n!498 = applyHanoi.n!494 - 1
;       applyHanoi.from!499 = applyHanoi.from!495
;       applyHanoi.to!500 = applyHanoi.via!497
;       applyHanoi.via!501 = applyHanoi.to!496
;   915 applyHanoi:30 -> 916 applyHanoi:28
;       assume applyHanoi.n!498 == 0
;   915 applyHanoi:30 -> 917 applyHanoi:35
;       assume applyHanoi.n!498 != 0
;   917 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   917 applyHanoi:35 -> 918 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   918 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!498) != s33(applyHanoi.n!498 - 1) + 1
;   918 applyHanoi:35 -> 919 applyHanoi:35
;       assume s33(applyHanoi.n!498) == s33(applyHanoi.n!498 - 1) + 1
;   916 applyHanoi:28 -> 920 applyHanoi:35
;   920 applyHanoi:35 -> 921 applyHanoi:36
;   921 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!494) != s33(applyHanoi.n!494 - 1) + 1
;   921 applyHanoi:36 -> 922 applyHanoi:36
;       assume s33(applyHanoi.n!494) == s33(applyHanoi.n!494 - 1) + 1
;   922 applyHanoi:36 -> 923 applyHanoi:30
;       applyHanoi.n!502 = *
;       applyHanoi.from!503 = *
;       applyHanoi.to!504 = *
;       applyHanoi.via!505 = *
;       applyHanoi.n!502 = applyHanoi.n!494 - 1
;       applyHanoi.from!503 = applyHanoi.via!497
;       applyHanoi.to!504 = applyHanoi.to!496
;       applyHanoi.via!505 = applyHanoi.from!495
;   923 applyHanoi:30 -> 924 applyHanoi:28
;       assume applyHanoi.n!502 == 0
;   923 applyHanoi:30 -> 925 applyHanoi:35
;       assume applyHanoi.n!502 != 0
;   925 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   925 applyHanoi:35 -> 926 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   926 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!502) != s33(applyHanoi.n!502 - 1) + 1
;   926 applyHanoi:35 -> 927 applyHanoi:35
;       assume s33(applyHanoi.n!502) == s33(applyHanoi.n!502 - 1) + 1
;   924 applyHanoi:28 -> 928 applyHanoi:36
;   928 applyHanoi:36 -> 929 applyHanoi:37
;   929 applyHanoi:37 -> 911 applyHanoi:28
;   911 applyHanoi:28 -> 930 applyHanoi:35
;   930 applyHanoi:35 -> 931 applyHanoi:36
;   931 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!490) != s33(applyHanoi.n!490 - 1) + 1
;   931 applyHanoi:36 -> 932 applyHanoi:36
;       assume s33(applyHanoi.n!490) == s33(applyHanoi.n!490 - 1) + 1
;   932 applyHanoi:36 -> 933 applyHanoi:30
;       applyHanoi.n!506 = *
;       applyHanoi.from!507 = *
;       applyHanoi.to!508 = *
;       applyHanoi.via!509 = *
;       applyHanoi.n!506 = applyHanoi.n!490 - 1
;       applyHanoi.from!507 = applyHanoi.via!493
;       applyHanoi.to!508 = applyHanoi.to!492
;       applyHanoi.via!509 = applyHanoi.from!491
;   933 applyHanoi:30 -> 934 applyHanoi:28
;       assume applyHanoi.n!506 == 0
;   933 applyHanoi:30 -> 935 applyHanoi:35
;       assume applyHanoi.n!506 != 0
;   935 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   935 applyHanoi:35 -> 936 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   936 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!506) != s33(applyHanoi.n!506 - 1) + 1
;   936 applyHanoi:35 -> 937 applyHanoi:35
;       assume s33(applyHanoi.n!506) == s33(applyHanoi.n!506 - 1) + 1
;   937 applyHanoi:35 -> 938 applyHanoi:30
;       applyHanoi.n!510 = *
;       applyHanoi.from!511 = *
;       applyHanoi.to!512 = *
;       applyHanoi.via!513 = *
;       applyHanoi.n!510 = applyHanoi.n!506 - 1
;       applyHanoi.from!511 = applyHanoi.from!507
;       applyHanoi.to!512 = applyHanoi.via!509
;       applyHanoi.via!513 = applyHanoi.to!508
;   938 applyHanoi:30 -> 939 applyHanoi:28
;       assume applyHanoi.n!510 == 0
;   938 applyHanoi:30 -> 940 applyHanoi:35
;       assume applyHanoi.n!510 != 0
;   940 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   940 applyHanoi:35 -> 941 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   941 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!510) != s33(applyHanoi.n!510 - 1) + 1
;   941 applyHanoi:35 -> 942 applyHanoi:35
;       assume s33(applyHanoi.n!510) == s33(applyHanoi.n!510 - 1) + 1
;   939 applyHanoi:28 -> 943 applyHanoi:35
;   943 applyHanoi:35 -> 944 applyHanoi:36
;   944 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!506) != s33(applyHanoi.n!506 - 1) + 1
;   944 applyHanoi:36 -> 945 applyHanoi:36
;       assume s33(applyHanoi.n!506) == s33(applyHanoi.n!506 - 1) + 1
;   945 applyHanoi:36 -> 946 applyHanoi:30
;       applyHanoi.n!514 = *
;       applyHanoi.from!515 = *
;       applyHanoi.to!516 = *
;       applyHanoi.via!517 = *
;       applyHanoi.n!514 = applyHanoi.n!506 - 1
;       applyHanoi.from!515 = applyHanoi.via!509
;       applyHanoi.to!516 = applyHanoi.to!508
;       applyHanoi.via!517 = applyHanoi.from!507
;   946 applyHanoi:30 -> 947 applyHanoi:28
;       assume applyHanoi.n!514 == 0
;   946 applyHanoi:30 -> 948 applyHanoi:35
;       assume applyHanoi.n!514 != 0
;   948 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   948 applyHanoi:35 -> 949 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   949 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!514) != s33(applyHanoi.n!514 - 1) + 1
;   949 applyHanoi:35 -> 950 applyHanoi:35
;       assume s33(applyHanoi.n!514) == s33(applyHanoi.n!514 - 1) + 1
;   947 applyHanoi:28 -> 951 applyHanoi:36
;   951 applyHanoi:36 -> 952 applyHanoi:37
;   952 applyHanoi:37 -> 934 applyHanoi:28
;   934 applyHanoi:28 -> 953 applyHanoi:36
;   953 applyHanoi:36 -> 954 applyHanoi:37
;   954 applyHanoi:37 -> 906 applyHanoi:28
;   906 applyHanoi:28 -> 955 applyHanoi:36
;   955 applyHanoi:36 -> 956 applyHanoi:37
;   956 applyHanoi:37 -> 848 applyHanoi:28
;   848 applyHanoi:28 -> 957 applyHanoi:36
;   957 applyHanoi:36 -> 958 applyHanoi:37
;   958 applyHanoi:37 -> 730 applyHanoi:28
;   730 applyHanoi:28 -> 959 applyHanoi:36
;   959 applyHanoi:36 -> 960 applyHanoi:37
;   960 applyHanoi:37 -> 492 applyHanoi:28
;   492 applyHanoi:28 -> 961 applyHanoi:36
;   961 applyHanoi:36 -> 962 applyHanoi:37
;   962 applyHanoi:37 -> 14 applyHanoi:28
;   14 applyHanoi:28 -> 963 applyHanoi:35
;   963 applyHanoi:35 -> 964 applyHanoi:36
;   964 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n) != s33(applyHanoi.n - 1) + 1
;   964 applyHanoi:36 -> 965 applyHanoi:36
;       assume s33(applyHanoi.n) == s33(applyHanoi.n - 1) + 1
;   965 applyHanoi:36 -> 966 applyHanoi:30
;       applyHanoi.n!518 = *
;       applyHanoi.from!519 = *
;       applyHanoi.to!520 = *
;       applyHanoi.via!521 = *
;       applyHanoi.n!518 = applyHanoi.n - 1
;       applyHanoi.from!519 = applyHanoi.via
;       applyHanoi.to!520 = applyHanoi.to
;       applyHanoi.via!521 = applyHanoi.from
;   966 applyHanoi:30 -> 967 applyHanoi:28
;       assume applyHanoi.n!518 == 0
;   966 applyHanoi:30 -> 968 applyHanoi:35
;       assume applyHanoi.n!518 != 0
;   968 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   968 applyHanoi:35 -> 969 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   969 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!518) != s33(applyHanoi.n!518 - 1) + 1
;   969 applyHanoi:35 -> 970 applyHanoi:35
;       assume s33(applyHanoi.n!518) == s33(applyHanoi.n!518 - 1) + 1
;   970 applyHanoi:35 -> 971 applyHanoi:30
;       applyHanoi.n!522 = *
;       applyHanoi.from!523 = *
;       applyHanoi.to!524 = *
;       applyHanoi.via!525 = *
;       applyHanoi.n!522 = applyHanoi.n!518 - 1
;       applyHanoi.from!523 = applyHanoi.from!519
;       applyHanoi.to!524 = applyHanoi.via!521
;       applyHanoi.via!525 = applyHanoi.to!520
;   971 applyHanoi:30 -> 972 applyHanoi:28
;       assume applyHanoi.n!522 == 0
;   971 applyHanoi:30 -> 973 applyHanoi:35
;       assume applyHanoi.n!522 != 0
;   973 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   973 applyHanoi:35 -> 974 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   974 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!522) != s33(applyHanoi.n!522 - 1) + 1
;   974 applyHanoi:35 -> 975 applyHanoi:35
;       assume s33(applyHanoi.n!522) == s33(applyHanoi.n!522 - 1) + 1
;   975 applyHanoi:35 -> 976 applyHanoi:30
;       applyHanoi.n!526 = *
;       applyHanoi.from!527 = *
;       applyHanoi.to!528 = *
;       applyHanoi.via!529 = *
;       applyHanoi.n!526 = applyHanoi.n!522 - 1
;       applyHanoi.from!527 = applyHanoi.from!523
;       applyHanoi.to!528 = applyHanoi.via!525
;       applyHanoi.via!529 = applyHanoi.to!524
;   976 applyHanoi:30 -> 977 applyHanoi:28
;       assume applyHanoi.n!526 == 0
;   976 applyHanoi:30 -> 978 applyHanoi:35
;       assume applyHanoi.n!526 != 0
;   978 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   978 applyHanoi:35 -> 979 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   979 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!526) != s33(applyHanoi.n!526 - 1) + 1
;   979 applyHanoi:35 -> 980 applyHanoi:35
;       assume s33(applyHanoi.n!526) == s33(applyHanoi.n!526 - 1) + 1
;   980 applyHanoi:35 -> 981 applyHanoi:30
;       applyHanoi.n!530 = *
;       applyHanoi.from!531 = *
;       applyHanoi.to!532 = *
;       applyHanoi.via!533 = *
;       applyHanoi.n!530 = applyHanoi.n!526 - 1
;       applyHanoi.from!531 = applyHanoi.from!527
;       applyHanoi.to!532 = applyHanoi.via!529
;       applyHanoi.via!533 = applyHanoi.to!528
;   981 applyHanoi:30 -> 982 applyHanoi:28
;       assume applyHanoi.n!530 == 0
;   981 applyHanoi:30 -> 983 applyHanoi:35
;       assume applyHanoi.n!530 != 0
;   983 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   983 applyHanoi:35 -> 984 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   984 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!530) != s33(applyHanoi.n!530 - 1) + 1
;   984 applyHanoi:35 -> 985 applyHanoi:35
;       assume s33(applyHanoi.n!530) == s33(applyHanoi.n!530 - 1) + 1
;   985 applyHanoi:35 -> 986 applyHanoi:30
;       applyHanoi.n!534 = *
;       applyHanoi.from!535 = *
;       applyHanoi.to!536 = *
;       applyHanoi.via!537 = *
;       applyHanoi.n!534 = applyHanoi.n!530 - 1
;       applyHanoi.from!535 = applyHanoi.from!531
;       applyHanoi.to!536 = applyHanoi.via!533
;       applyHanoi.via!537 = applyHanoi.to!532
;   986 applyHanoi:30 -> 987 applyHanoi:28
;       assume applyHanoi.n!534 == 0
;   986 applyHanoi:30 -> 988 applyHanoi:35
;       assume applyHanoi.n!534 != 0
;   988 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   988 applyHanoi:35 -> 989 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   989 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!534) != s33(applyHanoi.n!534 - 1) + 1
;   989 applyHanoi:35 -> 990 applyHanoi:35
;       assume s33(applyHanoi.n!534) == s33(applyHanoi.n!534 - 1) + 1
;   990 applyHanoi:35 -> 991 applyHanoi:30
;       applyHanoi.n!538 = *
;       applyHanoi.from!539 = *
;       applyHanoi.to!540 = *
;       applyHanoi.via!541 = *
;       applyHanoi.n!538 = applyHanoi.n!534 - 1
;       applyHanoi.from!539 = applyHanoi.from!535
;       applyHanoi.to!540 = applyHanoi.via!537
;       applyHanoi.via!541 = applyHanoi.to!536
;   991 applyHanoi:30 -> 992 applyHanoi:28
;       assume applyHanoi.n!538 == 0
;   991 applyHanoi:30 -> 993 applyHanoi:35
;       assume applyHanoi.n!538 != 0
;   993 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   993 applyHanoi:35 -> 994 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   994 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!538) != s33(applyHanoi.n!538 - 1) + 1
;   994 applyHanoi:35 -> 995 applyHanoi:35
;       assume s33(applyHanoi.n!538) == s33(applyHanoi.n!538 - 1) + 1
;   995 applyHanoi:35 -> 996 applyHanoi:30
;       applyHanoi.n!542 = *
;       applyHanoi.from!543 = *
;       applyHanoi.to!544 = *
;       applyHanoi.via!545 = *
;       applyHanoi.n!542 = applyHanoi.n!538 - 1
;       applyHanoi.from!543 = applyHanoi.from!539
;       applyHanoi.to!544 = applyHanoi.via!541
;       applyHanoi.via!545 = applyHanoi.to!540
;   996 applyHanoi:30 -> 997 applyHanoi:28
;       assume applyHanoi.n!542 == 0
;   996 applyHanoi:30 -> 998 applyHanoi:35
;       assume applyHanoi.n!542 != 0
;   998 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   998 applyHanoi:35 -> 999 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   999 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!542) != s33(applyHanoi.n!542 - 1) + 1
;   999 applyHanoi:35 -> 1000 applyHanoi:35
;       assume s33(applyHanoi.n!542) == s33(applyHanoi.n!542 - 1) + 1
;   997 applyHanoi:28 -> 1001 applyHanoi:35
;   1001 applyHanoi:35 -> 1002 applyHanoi:36
;   1002 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!538) != s33(applyHanoi.n!538 - 1) + 1
;   1002 applyHanoi:36 -> 1003 applyHanoi:36
;       assume s33(applyHanoi.n!538) == s33(applyHanoi.n!538 - 1) + 1
;   1003 applyHanoi:36 -> 1004 applyHanoi:30
;       applyHanoi.n!546 = *
;       applyHanoi.from!547 = *
;       applyHanoi.to!548 = *
;       applyHanoi.via!549 = *
;       applyHanoi.n!546 = applyHanoi.n!538 - 1
;       applyHanoi.from!547 = applyHanoi.via!541
;       applyHanoi.to!548 = applyHanoi.to!540
;       applyHanoi.via!549 = applyHanoi.from!539
;   1004 applyHanoi:30 -> 1005 applyHanoi:28
;       assume applyHanoi.n!546 == 0
;   1004 applyHanoi:30 -> 1006 applyHanoi:35
;       assume applyHanoi.n!546 != 0
;   1006 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1006 applyHanoi:35 -> 1007 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1007 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!546) != s33(applyHanoi.n!546 - 1) + 1
;   1007 applyHanoi:35 -> 1008 applyHanoi:35
;       assume s33(applyHanoi.n!546) == s33(applyHanoi.n!546 - 1) + 1
;   1005 applyHanoi:28 -> 1009 applyHanoi:36
;   1009 applyHanoi:36 -> 1010 applyHanoi:37
;   1010 applyHanoi:37 -> 992 applyHanoi:28
;   992 applyHanoi:28 -> 1011 applyHanoi:35
;   1011 applyHanoi:35 -> 1012 applyHanoi:36
;   1012 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!534) != s33(applyHanoi.n!534 - 1) + 1
;   1012 applyHanoi:36 -> 1013 applyHanoi:36
;       assume s33(applyHanoi.n!534) == s33(applyHanoi.n!534 - 1) + 1
;   1013 applyHanoi:36 -> 1014 applyHanoi:30
;       applyHanoi.n!550 = *
;       applyHanoi.from!551 = *
;       applyHanoi.to!552 = *
;       applyHanoi.via!553 = *
;       applyHanoi.n!550 = applyHanoi.n!534 - 1
;       applyHanoi.from!551 = applyHanoi.via!537
;       applyHanoi.to!552 = applyHanoi.to!536
;       applyHanoi.via!553 = applyHanoi.from!535
;   1014 applyHanoi:30 -> 1015 applyHanoi:28
;       assume applyHanoi.n!550 == 0
;   1014 applyHanoi:30 -> 1016 applyHanoi:35
;       assume applyHanoi.n!550 != 0
;   1016 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1016 applyHanoi:35 -> 1017 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1017 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!550) != s33(applyHanoi.n!550 - 1) + 1
;   1017 applyHanoi:35 -> 1018 applyHanoi:35
;       assume s33(applyHanoi.n!550) == s33(applyHanoi.n!550 - 1) + 1
;   1018 applyHanoi:35 -> 1019 applyHanoi:30
;       applyHanoi.n!554 = *
;       applyHanoi.from!555 = *
;       applyHanoi.to!556 = *
;       applyHanoi.via!557 = *
;       applyHanoi.n!554 = applyHanoi.n!550 - 1
;       applyHanoi.from!555 = applyHanoi.from!551
;       applyHanoi.to!556 = applyHanoi.via!553
;       applyHanoi.via!557 = applyHanoi.to!552
;   1019 applyHanoi:30 -> 1020 applyHanoi:28
;       assume applyHanoi.n!554 == 0
;   1019 applyHanoi:30 -> 1021 applyHanoi:35
;       assume applyHanoi.n!554 != 0
;   1021 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1021 applyHanoi:35 -> 1022 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1022 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!554) != s33(applyHanoi.n!554 - 1) + 1
;   1022 applyHanoi:35 -> 1023 applyHanoi:35
;       assume s33(applyHanoi.n!554) == s33(applyHanoi.n!554 - 1) + 1
;   1020 applyHanoi:28 -> 1024 applyHanoi:35
;   1024 applyHanoi:35 -> 1025 applyHanoi:36
;   1025 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!550) != s33(applyHanoi.n!550 - 1) + 1
;   1025 applyHanoi:36 -> 1026 applyHanoi:36
;       assume s33(applyHanoi.n!550) == s33(applyHanoi.n!550 - 1) + 1
;   1026 applyHanoi:36 -> 1027 applyHanoi:30
;       applyHanoi.n!558 = *
;       applyHanoi.from!559 = *
;       applyHanoi.to!560 = *
;       applyHanoi.via!561 = *
;       applyHanoi.n!558 = applyHanoi.n!550 - 1
;       applyHanoi.from!559 = applyHanoi.via!553
;       applyHanoi.to!560 = applyHanoi.to!552
;       applyHanoi.via!561 = applyHanoi.from!551
;   1027 applyHanoi:30 -> 1028 applyHanoi:28
;       assume applyHanoi.n!558 == 0
;   1027 applyHanoi:30 -> 1029 applyHanoi:35
;       assume applyHanoi.n!558 != 0
;   1029 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1029 applyHanoi:35 -> 1030 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1030 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!558) != s33(applyHanoi.n!558 - 1) + 1
;   1030 applyHanoi:35 -> 1031 applyHanoi:35
;       assume s33(applyHanoi.n!558) == s33(applyHanoi.n!558 - 1) + 1
;   1028 applyHanoi:28 -> 1032 applyHanoi:36
;   1032 applyHanoi:36 -> 1033 applyHanoi:37
;   1033 applyHanoi:37 -> 1015 applyHanoi:28
;   1015 applyHanoi:28 -> 1034 applyHanoi:36
;   1034 applyHanoi:36 -> 1035 applyHanoi:37
;   1035 applyHanoi:37 -> 987 applyHanoi:28
;   987 applyHanoi:28 -> 1036 applyHanoi:35
;   1036 applyHanoi:35 -> 1037 applyHanoi:36
;   1037 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!530) != s33(applyHanoi.n!530 - 1) + 1
;   1037 applyHanoi:36 -> 1038 applyHanoi:36
;       assume s33(applyHanoi.n!530) == s33(applyHanoi.n!530 - 1) + 1
;   1038 applyHanoi:36 -> 1039 applyHanoi:30
;       applyHanoi.n!562 = *
;       applyHanoi.from!563 = *
;       applyHanoi.to!564 = *
;       applyHanoi.via!565 = *
;       applyHanoi.n!562 = applyHanoi.n!530 - 1
;       applyHanoi.from!563 = applyHanoi.via!533
;       applyHanoi.to!564 = applyHanoi.to!532
;       applyHanoi.via!565 = applyHanoi.from!531
;   1039 applyHanoi:30 -> 1040 applyHanoi:28
;       assume applyHanoi.n!562 == 0
;   1039 applyHanoi:30 -> 1041 applyHanoi:35
;       assume applyHanoi.n!562 != 0
;   1041 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1041 applyHanoi:35 -> 1042 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1042 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!562) != s33(applyHanoi.n!562 - 1) + 1
;   1042 applyHanoi:35 -> 1043 applyHanoi:35
;       assume s33(applyHanoi.n!562) == s33(applyHanoi.n!562 - 1) + 1
;   1043 applyHanoi:35 -> 1044 applyHanoi:30
;       applyHanoi.n!566 = *
;       applyHanoi.from!567 = *
;       applyHanoi.to!568 = *
;       applyHanoi.via!569 = *
;       applyHanoi.n!566 = applyHanoi.n!562 - 1
;       applyHanoi.from!567 = applyHanoi.from!563
;       applyHanoi.to!568 = applyHanoi.via!565
;       applyHanoi.via!569 = applyHanoi.to!564
;   1044 applyHanoi:30 -> 1045 applyHanoi:28
;       assume applyHanoi.n!566 == 0
;   1044 applyHanoi:30 -> 1046 applyHanoi:35
;       assume applyHanoi.n!566 != 0
;   1046 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1046 applyHanoi:35 -> 1047 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1047 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!566) != s33(applyHanoi.n!566 - 1) + 1
;   1047 applyHanoi:35 -> 1048 applyHanoi:35
;       assume s33(applyHanoi.n!566) == s33(applyHanoi.n!566 - 1) + 1
;   1048 applyHanoi:35 -> 1049 applyHanoi:30
;       applyHanoi.n!570 = *
;       applyHanoi.from!571 = *
;       applyHanoi.to!572 = *
;       applyHanoi.via!573 = *
;       applyHanoi.n!570 = applyHanoi.n!566 - 1
;       applyHanoi.from!571 = applyHanoi.from!567
;       applyHanoi.to!572 = applyHanoi.via!569
;       applyHanoi.via!573 = applyHanoi.to!568
;   1049 applyHanoi:30 -> 1050 applyHanoi:28
;       assume applyHanoi.n!570 == 0
;   1049 applyHanoi:30 -> 1051 applyHanoi:35
;       assume applyHanoi.n!570 != 0
;   1051 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1051 applyHanoi:35 -> 1052 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1052 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!570) != s33(applyHanoi.n!570 - 1) + 1
;   1052 applyHanoi:35 -> 1053 applyHanoi:35
;       assume s33(applyHanoi.n!570) == s33(applyHanoi.n!570 - 1) + 1
;   1050 applyHanoi:28 -> 1054 applyHanoi:35
;   1054 applyHanoi:35 -> 1055 applyHanoi:36
;   1055 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!566) != s33(applyHanoi.n!566 - 1) + 1
;   1055 applyHanoi:36 -> 1056 applyHanoi:36
;       assume s33(applyHanoi.n!566) == s33(applyHanoi.n!566 - 1) + 1
;   1056 applyHanoi:36 -> 1057 applyHanoi:30
;       applyHanoi.n!574 = *
;       applyHanoi.from!575 = *
;       applyHanoi.to!576 = *
;       applyHanoi.via!577 = *
;       applyHanoi.n!574 = applyHanoi.n!566 - 1
;       applyHanoi.from!575 = applyHanoi.via!569
;       applyHanoi.to!576 = applyHanoi.to!568
;       applyHanoi.via!577 = applyHanoi.from!567
;   1057 applyHanoi:30 -> 1058 applyHanoi:28
;       assume applyHanoi.n!574 == 0
;   1057 applyHanoi:30 -> 1059 applyHanoi:35
;       assume applyHanoi.n!574 != 0
;   1059 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1059 applyHanoi:35 -> 1060 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1060 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!574) != s33(applyHanoi.n!574 - 1) + 1
;   1060 applyHanoi:35 -> 1061 applyHanoi:35
;       assume s33(applyHanoi.n!574) == s33(applyHanoi.n!574 - 1) + 1
;   1058 applyHanoi:28 -> 1062 applyHanoi:36
;   1062 applyHanoi:36 -> 1063 applyHanoi:37
;   1063 applyHanoi:37 -> 1045 applyHanoi:28
;   1045 applyHanoi:28 -> 1064 applyHanoi:35
;   1064 applyHanoi:35 -> 1065 applyHanoi:36
;   1065 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!562) != s33(applyHanoi.n!562 - 1) + 1
;   1065 applyHanoi:36 -> 1066 applyHanoi:36
;       assume s33(applyHanoi.n!562) == s33(applyHanoi.n!562 - 1) + 1
;   1066 applyHanoi:36 -> 1067 applyHanoi:30
;       applyHanoi.n!578 = *
;       applyHanoi.from!579 = *
;       applyHanoi.to!580 = *
;       applyHanoi.via!581 = *
;       applyHanoi.n!578 = applyHanoi.n!562 - 1
;       applyHanoi.from!579 = applyHanoi.via!565
;       applyHanoi.to!580 = applyHanoi.to!564
;       applyHanoi.via!581 = applyHanoi.from!563
;   1067 applyHanoi:30 -> 1068 applyHanoi:28
;       assume applyHanoi.n!578 == 0
;   1067 applyHanoi:30 -> 1069 applyHanoi:35
;       assume applyHanoi.n!578 != 0
;   1069 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1069 applyHanoi:35 -> 1070 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1070 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!578) != s33(applyHanoi.n!578 - 1) + 1
;   1070 applyHanoi:35 -> 1071 applyHanoi:35
;       assume s33(applyHanoi.n!578) == s33(applyHanoi.n!578 - 1) + 1
;   1071 applyHanoi:35 -> 1072 applyHanoi:30
;       applyHanoi.n!582 = *
;       applyHanoi.from!583 = *
;       applyHanoi.to!584 = *
;       applyHanoi.via!585 = *
;       applyHanoi.n!582 = applyHanoi.n!578 - 1
;       applyHanoi.from!583 = applyHanoi.from!579
;       applyHanoi.to!584 = applyHanoi.via!581
;       applyHanoi.via!585 = applyHanoi.to!580
;   1072 applyHanoi:30 -> 1073 applyHanoi:28
;       assume applyHanoi.n!582 == 0
;   1072 applyHanoi:30 -> 1074 applyHanoi:35
;       assume applyHanoi.n!582 != 0
;   1074 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1074 applyHanoi:35 -> 1075 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1075 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!582) != s33(applyHanoi.n!582 - 1) + 1
;   1075 applyHanoi:35 -> 1076 applyHanoi:35
;       assume s33(applyHanoi.n!582) == s33(applyHanoi.n!582 - 1) + 1
;   1073 applyHanoi:28 -> 1077 applyHanoi:35
;   1077 applyHanoi:35 -> 1078 applyHanoi:36
;   1078 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!578) != s33(applyHanoi.n!578 - 1) + 1
;   1078 applyHanoi:36 -> 1079 applyHanoi:36
;       assume s33(applyHanoi.n!578) == s33(applyHanoi.n!578 - 1) + 1
;   1079 applyHanoi:36 -> 1080 applyHanoi:30
;       applyHanoi.n!586 = *
;       applyHanoi.from!587 = *
;       applyHanoi.to!588 = *
;       applyHanoi.via!589 = *
;       applyHanoi.n!586 = applyHanoi.n!578 - 1
;       applyHanoi.from!587 = applyHanoi.via!581
;       applyHanoi.to!588 = applyHanoi.to!580
;       applyHanoi.via!589 = applyHanoi.from!579
;   1080 applyHanoi:30 -> 1081 applyHanoi:28
;       assume applyHanoi.n!586 == 0
;   1080 applyHanoi:30 -> 1082 applyHanoi:35
;       assume applyHanoi.n!586 != 0
;   1082 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1082 applyHanoi:35 -> 1083 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1083 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!586) != s33(applyHanoi.n!586 - 1) + 1
;   1083 applyHanoi:35 -> 1084 applyHanoi:35
;       assume s33(applyHanoi.n!586) == s33(applyHanoi.n!586 - 1) + 1
;   1081 applyHanoi:28 -> 1085 applyHanoi:36
;   1085 applyHanoi:36 -> 1086 applyHanoi:37
;   1086 applyHanoi:37 -> 1068 applyHanoi:28
;   1068 applyHanoi:28 -> 1087 applyHanoi:36
;   1087 applyHanoi:36 -> 1088 applyHanoi:37
;   1088 applyHanoi:37 -> 1040 applyHanoi:28
;   1040 applyHanoi:28 -> 1089 applyHanoi:36
;   1089 applyHanoi:36 -> 1090 applyHanoi:37
;   1090 applyHanoi:37 -> 982 applyHanoi:28
;   982 applyHanoi:28 -> 1091 applyHanoi:35
;   1091 applyHanoi:35 -> 1092 applyHanoi:36
;   1092 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!526) != s33(applyHanoi.n!526 - 1) + 1
;   1092 applyHanoi:36 -> 1093 applyHanoi:36
;       assume s33(applyHanoi.n!526) == s33(applyHanoi.n!526 - 1) + 1
;   1093 applyHanoi:36 -> 1094 applyHanoi:30
;       applyHanoi.n!590 = *
;       applyHanoi.from!591 = *
;       applyHanoi.to!592 = *
;       applyHanoi.via!593 = *
;       applyHanoi.n!590 = applyHanoi.n!526 - 1
;       applyHanoi.from!591 = applyHanoi.via!529
;       applyHanoi.to!592 = applyHanoi.to!528
;       applyHanoi.via!593 = applyHanoi.from!527
;   1094 applyHanoi:30 -> 1095 applyHanoi:28
;       assume applyHanoi.n!590 == 0
;   1094 applyHanoi:30 -> 1096 applyHanoi:35
;       assume applyHanoi.n!590 != 0
;   1096 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1096 applyHanoi:35 -> 1097 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1097 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!590) != s33(applyHanoi.n!590 - 1) + 1
;   1097 applyHanoi:35 -> 1098 applyHanoi:35
;       assume s33(applyHanoi.n!590) == s33(applyHanoi.n!590 - 1) + 1
;   1098 applyHanoi:35 -> 1099 applyHanoi:30
;       applyHanoi.n!594 = *
;       applyHanoi.from!595 = *
;       applyHanoi.to!596 = *
;       applyHanoi.via!597 = *
;       applyHanoi.n!594 = applyHanoi.n!590 - 1
;       applyHanoi.from!595 = applyHanoi.from!591
;       applyHanoi.to!596 = applyHanoi.via!593
;       applyHanoi.via!597 = applyHanoi.to!592
;   1099 applyHanoi:30 -> 1100 applyHanoi:28
;       assume applyHanoi.n!594 == 0
;   1099 applyHanoi:30 -> 1101 applyHanoi:35
;       assume applyHanoi.n!594 != 0
;   1101 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1101 applyHanoi:35 -> 1102 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1102 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!594) != s33(applyHanoi.n!594 - 1) + 1
;   1102 applyHanoi:35 -> 1103 applyHanoi:35
;       assume s33(applyHanoi.n!594) == s33(applyHanoi.n!594 - 1) + 1
;   1103 applyHanoi:35 -> 1104 applyHanoi:30
;       applyHanoi.n!598 = *
;       applyHanoi.from!599 = *
;       applyHanoi.to!600 = *
;       applyHanoi.via!601 = *
;       applyHanoi.n!598 = applyHanoi.n!594 - 1
;       applyHanoi.from!599 = applyHanoi.from!595
;       applyHanoi.to!600 = applyHanoi.via!597
;       applyHanoi.via!601 = applyHanoi.to!596
;   1104 applyHanoi:30 -> 1105 applyHanoi:28
;       assume applyHanoi.n!598 == 0
;   1104 applyHanoi:30 -> 1106 applyHanoi:35
;       assume applyHanoi.n!598 != 0
;   1106 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1106 applyHanoi:35 -> 1107 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1107 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!598) != s33(applyHanoi.n!598 - 1) + 1
;   1107 applyHanoi:35 -> 1108 applyHanoi:35
;       assume s33(applyHanoi.n!598) == s33(applyHanoi.n!598 - 1) + 1
;   1108 applyHanoi:35 -> 1109 applyHanoi:30
;       applyHanoi.n!602 = *
;       applyHanoi.from!603 = *
;       applyHanoi.to!604 = *
;       applyHanoi.via!605 = *
;       applyHanoi.n!602 = applyHanoi.n!598 - 1
;       applyHanoi.from!603 = applyHanoi.from!599
;       applyHanoi.to!604 = applyHanoi.via!601
;       applyHanoi.via!605 = applyHanoi.to!600
;   1109 applyHanoi:30 -> 1110 applyHanoi:28
;       assume applyHanoi.n!602 == 0
;   1109 applyHanoi:30 -> 1111 applyHanoi:35
;       assume applyHanoi.n!602 != 0
;   1111 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1111 applyHanoi:35 -> 1112 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1112 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!602) != s33(applyHanoi.n!602 - 1) + 1
;   1112 applyHanoi:35 -> 1113 applyHanoi:35
;       assume s33(applyHanoi.n!602) == s33(applyHanoi.n!602 - 1) + 1
;   1110 applyHanoi:28 -> 1114 applyHanoi:35
;   1114 applyHanoi:35 -> 1115 applyHanoi:36
;   1115 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!598) != s33(applyHanoi.n!598 - 1) + 1
;   1115 applyHanoi:36 -> 1116 applyHanoi:36
;       assume s33(applyHanoi.n!598) == s33(applyHanoi.n!598 - 1) + 1
;   1116 applyHanoi:36 -> 1117 applyHanoi:30
;       applyHanoi.n!606 = *
;       applyHanoi.from!607 = *
;       applyHanoi.to!608 = *
;       applyHanoi.via!609 = *
;       applyHanoi.n!606 = applyHanoi.n!598 - 1
;       applyHanoi.from!607 = applyHanoi.via!601
;       applyHanoi.to!608 = applyHanoi.to!600
;       applyHanoi.via!609 = applyHanoi.from!599
;   1117 applyHanoi:30 -> 1118 applyHanoi:28
;       assume applyHanoi.n!606 == 0
;   1117 applyHanoi:30 -> 1119 applyHanoi:35
;       assume applyHanoi.n!606 != 0
;   1119 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1119 applyHanoi:35 -> 1120 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1120 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!606) != s33(applyHanoi.n!606 - 1) + 1
;   1120 applyHanoi:35 -> 1121 applyHanoi:35
;       assume s33(applyHanoi.n!606) == s33(applyHanoi.n!606 - 1) + 1
;   1118 applyHanoi:28 -> 1122 applyHanoi:36
;   1122 applyHanoi:36 -> 1123 applyHanoi:37
;   1123 applyHanoi:37 -> 1105 applyHanoi:28
;   1105 applyHanoi:28 -> 1124 applyHanoi:35
;   1124 applyHanoi:35 -> 1125 applyHanoi:36
;   1125 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!594) != s33(applyHanoi.n!594 - 1) + 1
;   1125 applyHanoi:36 -> 1126 applyHanoi:36
;       assume s33(applyHanoi.n!594) == s33(applyHanoi.n!594 - 1) + 1
;   1126 applyHanoi:36 -> 1127 applyHanoi:30
;       applyHanoi.n!610 = *
;       applyHanoi.from!611 = *
;       applyHanoi.to!612 = *
;       applyHanoi.via!613 = *
;       applyHanoi.n!610 = applyHanoi.n!594 - 1
;       applyHanoi.from!611 = applyHanoi.via!597
;       applyHanoi.to!612 = applyHanoi.to!596
;       applyHanoi.via!613 = applyHanoi.from!595
;   1127 applyHanoi:30 -> 1128 applyHanoi:28
;       assume applyHanoi.n!610 == 0
;   1127 applyHanoi:30 -> 1129 applyHanoi:35
;       assume applyHanoi.n!610 != 0
;   1129 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1129 applyHanoi:35 -> 1130 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1130 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!610) != s33(applyHanoi.n!610 - 1) + 1
;   1130 applyHanoi:35 -> 1131 applyHanoi:35
;       assume s33(applyHanoi.n!610) == s33(applyHanoi.n!610 - 1) + 1
;   1131 applyHanoi:35 -> 1132 applyHanoi:30
;       applyHanoi.n!614 = *
;       applyHanoi.from!615 = *
;       applyHanoi.to!616 = *
;       applyHanoi.via!617 = *
;       applyHanoi.n!614 = applyHanoi.n!610 - 1
;       applyHanoi.from!615 = applyHanoi.from!611
;       applyHanoi.to!616 = applyHanoi.via!613
;       applyHanoi.via!617 = applyHanoi.to!612
;   1132 applyHanoi:30 -> 1133 applyHanoi:28
;       assume applyHanoi.n!614 == 0
;   1132 applyHanoi:30 -> 1134 applyHanoi:35
;       assume applyHanoi.n!614 != 0
;   1134 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1134 applyHanoi:35 -> 1135 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1135 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!614) != s33(applyHanoi.n!614 - 1) + 1
;   1135 applyHanoi:35 -> 1136 applyHanoi:35
;       assume s33(applyHanoi.n!614) == s33(applyHanoi.n!614 - 1) + 1
;   1133 applyHanoi:28 -> 1137 applyHanoi:35
;   1137 applyHanoi:35 -> 1138 applyHanoi:36
;   1138 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!610) != s33(applyHanoi.n!610 - 1) + 1
;   1138 applyHanoi:36 -> 1139 applyHanoi:36
;       assume s33(applyHanoi.n!610) == s33(applyHanoi.n!610 - 1) + 1
;   1139 applyHanoi:36 -> 1140 applyHanoi:30
;       applyHanoi.n!618 = *
;       applyHanoi.from!619 = *
;       applyHanoi.to!620 = *
;       applyHanoi.via!621 = *
;       applyHanoi.n!618 = applyHanoi.n!610 - 1
;       applyHanoi.from!619 = applyHanoi.via!613
;       applyHanoi.to!620 = applyHanoi.to!612
;       applyHanoi.via!621 = applyHanoi.from!611
;   1140 applyHanoi:30 -> 1141 applyHanoi:28
;       assume applyHanoi.n!618 == 0
;   1140 applyHanoi:30 -> 1142 applyHanoi:35
;       assume applyHanoi.n!618 != 0
;   1142 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1142 applyHanoi:35 -> 1143 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1143 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!618) != s33(applyHanoi.n!618 - 1) + 1
;   1143 applyHanoi:35 -> 1144 applyHanoi:35
;       assume s33(applyHanoi.n!618) == s33(applyHanoi.n!618 - 1) + 1
;   1141 applyHanoi:28 -> 1145 applyHanoi:36
;   1145 applyHanoi:36 -> 1146 applyHanoi:37
;   1146 applyHanoi:37 -> 1128 applyHanoi:28
;   1128 applyHanoi:28 -> 1147 applyHanoi:36
;   1147 applyHanoi:36 -> 1148 applyHanoi:37
;   1148 applyHanoi:37 -> 1100 applyHanoi:28
;   1100 applyHanoi:28 -> 1149 applyHanoi:35
;   1149 applyHanoi:35 -> 1150 applyHanoi:36
;   1150 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!590) != s33(applyHanoi.n!590 - 1) + 1
;   1150 applyHanoi:36 -> 1151 applyHanoi:36
;       assume s33(applyHanoi.n!590) == s33(applyHanoi.n!590 - 1) + 1
;   1151 applyHanoi:36 -> 1152 applyHanoi:30
;       applyHanoi.n!622 = *
;       applyHanoi.from!623 = *
;       applyHanoi.to!624 = *
;       applyHanoi.via!625 = *
;       applyHanoi.n!622 = applyHanoi.n!590 - 1
;       applyHanoi.from!623 = applyHanoi.via!593
;       applyHanoi.to!624 = applyHanoi.to!592
;       applyHanoi.via!625 = applyHanoi.from!591
;   1152 applyHanoi:30 -> 1153 applyHanoi:28
;       assume applyHanoi.n!622 == 0
;   1152 applyHanoi:30 -> 1154 applyHanoi:35
;       assume applyHanoi.n!622 != 0
;   1154 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1154 applyHanoi:35 -> 1155 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1155 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!622) != s33(applyHanoi.n!622 - 1) + 1
;   1155 applyHanoi:35 -> 1156 applyHanoi:35
;       assume s33(applyHanoi.n!622) == s33(applyHanoi.n!622 - 1) + 1
;   1156 applyHanoi:35 -> 1157 applyHanoi:30
;       applyHanoi.n!626 = *
;       applyHanoi.from!627 = *
;       applyHanoi.to!628 = *
;       applyHanoi.via!629 = *
;       applyHanoi.n!626 = applyHanoi.n!622 - 1
;       applyHanoi.from!627 = applyHanoi.from!623
;       applyHanoi.to!628 = applyHanoi.via!625
;       applyHanoi.via!629 = applyHanoi.to!624
;   1157 applyHanoi:30 -> 1158 applyHanoi:28
;       assume applyHanoi.n!626 == 0
;   1157 applyHanoi:30 -> 1159 applyHanoi:35
;       assume applyHanoi.n!626 != 0
;   1159 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1159 applyHanoi:35 -> 1160 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1160 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!626) != s33(applyHanoi.n!626 - 1) + 1
;   1160 applyHanoi:35 -> 1161 applyHanoi:35
;       assume s33(applyHanoi.n!626) == s33(applyHanoi.n!626 - 1) + 1
;   1161 applyHanoi:35 -> 1162 applyHanoi:30
;       applyHanoi.n!630 = *
;       applyHanoi.from!631 = *
;       applyHanoi.to!632 = *
;       applyHanoi.via!633 = *
;       applyHanoi.n!630 = applyHanoi.n!626 - 1
;       applyHanoi.from!631 = applyHanoi.from!627
;       applyHanoi.to!632 = applyHanoi.via!629
;       applyHanoi.via!633 = applyHanoi.to!628
;   1162 applyHanoi:30 -> 1163 applyHanoi:28
;       assume applyHanoi.n!630 == 0
;   1162 applyHanoi:30 -> 1164 applyHanoi:35
;       assume applyHanoi.n!630 != 0
;   1164 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1164 applyHanoi:35 -> 1165 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1165 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!630) != s33(applyHanoi.n!630 - 1) + 1
;   1165 applyHanoi:35 -> 1166 applyHanoi:35
;       assume s33(applyHanoi.n!630) == s33(applyHanoi.n!630 - 1) + 1
;   1163 applyHanoi:28 -> 1167 applyHanoi:35
;   1167 applyHanoi:35 -> 1168 applyHanoi:36
;   1168 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!626) != s33(applyHanoi.n!626 - 1) + 1
;   1168 applyHanoi:36 -> 1169 applyHanoi:36
;       assume s33(applyHanoi.n!626) == s33(applyHanoi.n!626 - 1) + 1
;   1169 applyHanoi:36 -> 1170 applyHanoi:30
;       applyHanoi.n!634 = *
;       applyHanoi.from!635 = *
;       applyHanoi.to!636 = *
;       applyHanoi.via!637 = *
;       applyHanoi.n!634 = applyHanoi.n!626 - 1
;       applyHanoi.from!635 = applyHanoi.via!629
;       applyHanoi.to!636 = applyHanoi.to!628
;       applyHanoi.via!637 = applyHanoi.from!627
;   1170 applyHanoi:30 -> 1171 applyHanoi:28
;       assume applyHanoi.n!634 == 0
;   1170 applyHanoi:30 -> 1172 applyHanoi:35
;       assume applyHanoi.n!634 != 0
;   1172 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1172 applyHanoi:35 -> 1173 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1173 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!634) != s33(applyHanoi.n!634 - 1) + 1
;   1173 applyHanoi:35 -> 1174 applyHanoi:35
;       assume s33(applyHanoi.n!634) == s33(applyHanoi.n!634 - 1) + 1
;   1171 applyHanoi:28 -> 1175 applyHanoi:36
;   1175 applyHanoi:36 -> 1176 applyHanoi:37
;   1176 applyHanoi:37 -> 1158 applyHanoi:28
;   1158 applyHanoi:28 -> 1177 applyHanoi:35
;   1177 applyHanoi:35 -> 1178 applyHanoi:36
;   1178 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!622) != s33(applyHanoi.n!622 - 1) + 1
;   1178 applyHanoi:36 -> 1179 applyHanoi:36
;       assume s33(applyHanoi.n!622) == s33(applyHanoi.n!622 - 1) + 1
;   1179 applyHanoi:36 -> 1180 applyHanoi:30
;       applyHanoi.n!638 = *
;       applyHanoi.from!639 = *
;       applyHanoi.to!640 = *
;       applyHanoi.via!641 = *
;       applyHanoi.n!638 = applyHanoi.n!622 - 1
;       applyHanoi.from!639 = applyHanoi.via!625
;       applyHanoi.to!640 = applyHanoi.to!624
;       applyHanoi.via!641 = applyHanoi.from!623
;   1180 applyHanoi:30 -> 1181 applyHanoi:28
;       assume applyHanoi.n!638 == 0
;   1180 applyHanoi:30 -> 1182 applyHanoi:35
;       assume applyHanoi.n!638 != 0
;   1182 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1182 applyHanoi:35 -> 1183 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1183 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!638) != s33(applyHanoi.n!638 - 1) + 1
;   1183 applyHanoi:35 -> 1184 applyHanoi:35
;       assume s33(applyHanoi.n!638) == s33(applyHanoi.n!638 - 1) + 1
;   1184 applyHanoi:35 -> 1185 applyHanoi:30
;       applyHanoi.n!642 = *
;       applyHanoi.from!643 = *
;       applyHanoi.to!644 = *
;       applyHanoi.via!645 = *
;       applyHanoi.n!642 = applyHanoi.n!638 - 1
;       applyHanoi.from!643 = applyHanoi.from!639
;       applyHanoi.to!644 = applyHanoi.via!641
;       applyHanoi.via!645 = applyHanoi.to!640
;   1185 applyHanoi:30 -> 1186 applyHanoi:28
;       assume applyHanoi.n!642 == 0
;   1185 applyHanoi:30 -> 1187 applyHanoi:35
;       assume applyHanoi.n!642 != 0
;   1187 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1187 applyHanoi:35 -> 1188 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1188 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!642) != s33(applyHanoi.n!642 - 1) + 1
;   1188 applyHanoi:35 -> 1189 applyHanoi:35
;       assume s33(applyHanoi.n!642) == s33(applyHanoi.n!642 - 1) + 1
;   1186 applyHanoi:28 -> 1190 applyHanoi:35
;   1190 applyHanoi:35 -> 1191 applyHanoi:36
;   1191 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!638) != s33(applyHanoi.n!638 - 1) + 1
;   1191 applyHanoi:36 -> 1192 applyHanoi:36
;       assume s33(applyHanoi.n!638) == s33(applyHanoi.n!638 - 1) + 1
;   1192 applyHanoi:36 -> 1193 applyHanoi:30
;       applyHanoi.n!646 = *
;       applyHanoi.from!647 = *
;       applyHanoi.to!648 = *
;       applyHanoi.via!649 = *
;       applyHanoi.n!646 = applyHanoi.n!638 - 1
;       applyHanoi.from!647 = applyHanoi.via!641
;       applyHanoi.to!648 = applyHanoi.to!640
;       applyHanoi.via!649 = applyHanoi.from!639
;   1193 applyHanoi:30 -> 1194 applyHanoi:28
;       assume applyHanoi.n!646 == 0
;   1193 applyHanoi:30 -> 1195 applyHanoi:35
;       assume applyHanoi.n!646 != 0
;   1195 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1195 applyHanoi:35 -> 1196 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1196 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!646) != s33(applyHanoi.n!646 - 1) + 1
;   1196 applyHanoi:35 -> 1197 applyHanoi:35
;       assume s33(applyHanoi.n!646) == s33(applyHanoi.n!646 - 1) + 1
;   1194 applyHanoi:28 -> 1198 applyHanoi:36
;   1198 applyHanoi:36 -> 1199 applyHanoi:37
;   1199 applyHanoi:37 -> 1181 applyHanoi:28
;   1181 applyHanoi:28 -> 1200 applyHanoi:36
;   1200 applyHanoi:36 -> 1201 applyHanoi:37
;   1201 applyHanoi:37 -> 1153 applyHanoi:28
;   1153 applyHanoi:28 -> 1202 applyHanoi:36
;   1202 applyHanoi:36 -> 1203 applyHanoi:37
;   1203 applyHanoi:37 -> 1095 applyHanoi:28
;   1095 applyHanoi:28 -> 1204 applyHanoi:36
;   1204 applyHanoi:36 -> 1205 applyHanoi:37
;   1205 applyHanoi:37 -> 977 applyHanoi:28
;   977 applyHanoi:28 -> 1206 applyHanoi:35
;   1206 applyHanoi:35 -> 1207 applyHanoi:36
;   1207 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!522) != s33(applyHanoi.n!522 - 1) + 1
;   1207 applyHanoi:36 -> 1208 applyHanoi:36
;       assume s33(applyHanoi.n!522) == s33(applyHanoi.n!522 - 1) + 1
;   1208 applyHanoi:36 -> 1209 applyHanoi:30
;       applyHanoi.n!650 = *
;       applyHanoi.from!651 = *
;       applyHanoi.to!652 = *
;       applyHanoi.via!653 = *
;       applyHanoi.n!650 = applyHanoi.n!522 - 1
;       applyHanoi.from!651 = applyHanoi.via!525
;       applyHanoi.to!652 = applyHanoi.to!524
;       applyHanoi.via!653 = applyHanoi.from!523
;   1209 applyHanoi:30 -> 1210 applyHanoi:28
;       assume applyHanoi.n!650 == 0
;   1209 applyHanoi:30 -> 1211 applyHanoi:35
;       assume applyHanoi.n!650 != 0
;   1211 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1211 applyHanoi:35 -> 1212 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1212 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!650) != s33(applyHanoi.n!650 - 1) + 1
;   1212 applyHanoi:35 -> 1213 applyHanoi:35
;       assume s33(applyHanoi.n!650) == s33(applyHanoi.n!650 - 1) + 1
;   1213 applyHanoi:35 -> 1214 applyHanoi:30
;       applyHanoi.n!654 = *
;       applyHanoi.from!655 = *
;       applyHanoi.to!656 = *
;       applyHanoi.via!657 = *
;       applyHanoi.n!654 = applyHanoi.n!650 - 1
;       applyHanoi.from!655 = applyHanoi.from!651
;       applyHanoi.to!656 = applyHanoi.via!653
;       applyHanoi.via!657 = applyHanoi.to!652
;   1214 applyHanoi:30 -> 1215 applyHanoi:28
;       assume applyHanoi.n!654 == 0
;   1214 applyHanoi:30 -> 1216 applyHanoi:35
;       assume applyHanoi.n!654 != 0
;   1216 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1216 applyHanoi:35 -> 1217 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1217 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!654) != s33(applyHanoi.n!654 - 1) + 1
;   1217 applyHanoi:35 -> 1218 applyHanoi:35
;       assume s33(applyHanoi.n!654) == s33(applyHanoi.n!654 - 1) + 1
;   1218 applyHanoi:35 -> 1219 applyHanoi:30
;       applyHanoi.n!658 = *
;       applyHanoi.from!659 = *
;       applyHanoi.to!660 = *
;       applyHanoi.via!661 = *
;       applyHanoi.n!658 = applyHanoi.n!654 - 1
;       applyHanoi.from!659 = applyHanoi.from!655
;       applyHanoi.to!660 = applyHanoi.via!657
;       applyHanoi.via!661 = applyHanoi.to!656
;   1219 applyHanoi:30 -> 1220 applyHanoi:28
;       assume applyHanoi.n!658 == 0
;   1219 applyHanoi:30 -> 1221 applyHanoi:35
;       assume applyHanoi.n!658 != 0
;   1221 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1221 applyHanoi:35 -> 1222 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1222 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!658) != s33(applyHanoi.n!658 - 1) + 1
;   1222 applyHanoi:35 -> 1223 applyHanoi:35
;       assume s33(applyHanoi.n!658) == s33(applyHanoi.n!658 - 1) + 1
;   1223 applyHanoi:35 -> 1224 applyHanoi:30
;       applyHanoi.n!662 = *
;       applyHanoi.from!663 = *
;       applyHanoi.to!664 = *
;       applyHanoi.via!665 = *
;       applyHanoi.n!662 = applyHanoi.n!658 - 1
;       applyHanoi.from!663 = applyHanoi.from!659
;       applyHanoi.to!664 = applyHanoi.via!661
;       applyHanoi.via!665 = applyHanoi.to!660
;   1224 applyHanoi:30 -> 1225 applyHanoi:28
;       assume applyHanoi.n!662 == 0
;   1224 applyHanoi:30 -> 1226 applyHanoi:35
;       assume applyHanoi.n!662 != 0
;   1226 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1226 applyHanoi:35 -> 1227 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1227 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!662) != s33(applyHanoi.n!662 - 1) + 1
;   1227 applyHanoi:35 -> 1228 applyHanoi:35
;       assume s33(applyHanoi.n!662) == s33(applyHanoi.n!662 - 1) + 1
;   1228 applyHanoi:35 -> 1229 applyHanoi:30
;       applyHanoi.n!666 = *
;       applyHanoi.from!667 = *
;       applyHanoi.to!668 = *
;       applyHanoi.via!669 = *
;       applyHanoi.n!666 = applyHanoi.n!662 - 1
;       applyHanoi.from!667 = applyHanoi.from!663
;       applyHanoi.to!668 = applyHanoi.via!665
;       applyHanoi.via!669 = applyHanoi.to!664
;   1229 applyHanoi:30 -> 1230 applyHanoi:28
;       assume applyHanoi.n!666 == 0
;   1229 applyHanoi:30 -> 1231 applyHanoi:35
;       assume applyHanoi.n!666 != 0
;   1231 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1231 applyHanoi:35 -> 1232 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1232 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!666) != s33(applyHanoi.n!666 - 1) + 1
;   1232 applyHanoi:35 -> 1233 applyHanoi:35
;       assume s33(applyHanoi.n!666) == s33(applyHanoi.n!666 - 1) + 1
;   1230 applyHanoi:28 -> 1234 applyHanoi:35
;   1234 applyHanoi:35 -> 1235 applyHanoi:36
;   1235 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!662) != s33(applyHanoi.n!662 - 1) + 1
;   1235 applyHanoi:36 -> 1236 applyHanoi:36
;       assume s33(applyHanoi.n!662) == s33(applyHanoi.n!662 - 1) + 1
;   1236 applyHanoi:36 -> 1237 applyHanoi:30
;       applyHanoi.n!670 = *
;       applyHanoi.from!671 = *
;       applyHanoi.to!672 = *
;       applyHanoi.via!673 = *
;       applyHanoi.n!670 = applyHanoi.n!662 - 1
;       applyHanoi.from!671 = applyHanoi.via!665
;       applyHanoi.to!672 = applyHanoi.to!664
;       applyHanoi.via!673 = applyHanoi.from!663
;   1237 applyHanoi:30 -> 1238 applyHanoi:28
;       assume applyHanoi.n!670 == 0
;   1237 applyHanoi:30 -> 1239 applyHanoi:35
;       assume applyHanoi.n!670 != 0
;   1239 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1239 applyHanoi:35 -> 1240 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1240 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!670) != s33(applyHanoi.n!670 - 1) + 1
;   1240 applyHanoi:35 -> 1241 applyHanoi:35
;       assume s33(applyHanoi.n!670) == s33(applyHanoi.n!670 - 1) + 1
;   1238 applyHanoi:28 -> 1242 applyHanoi:36
;   1242 applyHanoi:36 -> 1243 applyHanoi:37
;   1243 applyHanoi:37 -> 1225 applyHanoi:28
;   1225 applyHanoi:28 -> 1244 applyHanoi:35
;   1244 applyHanoi:35 -> 1245 applyHanoi:36
;   1245 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!658) != s33(applyHanoi.n!658 - 1) + 1
;   1245 applyHanoi:36 -> 1246 applyHanoi:36
;       assume s33(applyHanoi.n!658) == s33(applyHanoi.n!658 - 1) + 1
;   1246 applyHanoi:36 -> 1247 applyHanoi:30
;       applyHanoi.n!674 = *
;       applyHanoi.from!675 = *
;       applyHanoi.to!676 = *
;       applyHanoi.via!677 = *
;       applyHanoi.n!674 = applyHanoi.n!658 - 1
;       applyHanoi.from!675 = applyHanoi.via!661
;       applyHanoi.to!676 = applyHanoi.to!660
;       applyHanoi.via!677 = applyHanoi.from!659
;   1247 applyHanoi:30 -> 1248 applyHanoi:28
;       assume applyHanoi.n!674 == 0
;   1247 applyHanoi:30 -> 1249 applyHanoi:35
;       assume applyHanoi.n!674 != 0
;   1249 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1249 applyHanoi:35 -> 1250 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1250 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!674) != s33(applyHanoi.n!674 - 1) + 1
;   1250 applyHanoi:35 -> 1251 applyHanoi:35
;       assume s33(applyHanoi.n!674) == s33(applyHanoi.n!674 - 1) + 1
;   1251 applyHanoi:35 -> 1252 applyHanoi:30
;       applyHanoi.n!678 = *
;       applyHanoi.from!679 = *
;       applyHanoi.to!680 = *
;       applyHanoi.via!681 = *
;       applyHanoi.n!678 = applyHanoi.n!674 - 1
;       applyHanoi.from!679 = applyHanoi.from!675
;       applyHanoi.to!680 = applyHanoi.via!677
;       applyHanoi.via!681 = applyHanoi.to!676
;   1252 applyHanoi:30 -> 1253 applyHanoi:28
;       assume applyHanoi.n!678 == 0
;   1252 applyHanoi:30 -> 1254 applyHanoi:35
;       assume applyHanoi.n!678 != 0
;   1254 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1254 applyHanoi:35 -> 1255 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1255 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!678) != s33(applyHanoi.n!678 - 1) + 1
;   1255 applyHanoi:35 -> 1256 applyHanoi:35
;       assume s33(applyHanoi.n!678) == s33(applyHanoi.n!678 - 1) + 1
;   1253 applyHanoi:28 -> 1257 applyHanoi:35
;   1257 applyHanoi:35 -> 1258 applyHanoi:36
;   1258 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!674) != s33(applyHanoi.n!674 - 1) + 1
;   1258 applyHanoi:36 -> 1259 applyHanoi:36
;       assume s33(applyHanoi.n!674) == s33(applyHanoi.n!674 - 1) + 1
;   1259 applyHanoi:36 -> 1260 applyHanoi:30
;       applyHanoi.n!682 = *
;       applyHanoi.from!683 = *
;       applyHanoi.to!684 = *
;       applyHanoi.via!685 = *
;       applyHanoi.n!682 = applyHanoi.n!674 - 1
;       applyHanoi.from!683 = applyHanoi.via!677
;       applyHanoi.to!684 = applyHanoi.to!676
;       applyHanoi.via!685 = applyHanoi.from!675
;   1260 applyHanoi:30 -> 1261 applyHanoi:28
;       assume applyHanoi.n!682 == 0
;   1260 applyHanoi:30 -> 1262 applyHanoi:35
;       assume applyHanoi.n!682 != 0
;   1262 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1262 applyHanoi:35 -> 1263 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1263 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!682) != s33(applyHanoi.n!682 - 1) + 1
;   1263 applyHanoi:35 -> 1264 applyHanoi:35
;       assume s33(applyHanoi.n!682) == s33(applyHanoi.n!682 - 1) + 1
;   1261 applyHanoi:28 -> 1265 applyHanoi:36
;   1265 applyHanoi:36 -> 1266 applyHanoi:37
;   1266 applyHanoi:37 -> 1248 applyHanoi:28
;   1248 applyHanoi:28 -> 1267 applyHanoi:36
;   1267 applyHanoi:36 -> 1268 applyHanoi:37
;   1268 applyHanoi:37 -> 1220 applyHanoi:28
;   1220 applyHanoi:28 -> 1269 applyHanoi:35
;   1269 applyHanoi:35 -> 1270 applyHanoi:36
;   1270 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!654) != s33(applyHanoi.n!654 - 1) + 1
;   1270 applyHanoi:36 -> 1271 applyHanoi:36
;       assume s33(applyHanoi.n!654) == s33(applyHanoi.n!654 - 1) + 1
;   1271 applyHanoi:36 -> 1272 applyHanoi:30
;       applyHanoi.n!686 = *
;       applyHanoi.from!687 = *
;       applyHanoi.to!688 = *
;       applyHanoi.via!689 = *
;       applyHanoi.n!686 = applyHanoi.n!654 - 1
;       applyHanoi.from!687 = applyHanoi.via!657
;       applyHanoi.to!688 = applyHanoi.to!656
;       applyHanoi.via!689 = applyHanoi.from!655
;   1272 applyHanoi:30 -> 1273 applyHanoi:28
;       assume applyHanoi.n!686 == 0
;   1272 applyHanoi:30 -> 1274 applyHanoi:35
;       assume applyHanoi.n!686 != 0
;   1274 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1274 applyHanoi:35 -> 1275 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1275 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!686) != s33(applyHanoi.n!686 - 1) + 1
;   1275 applyHanoi:35 -> 1276 applyHanoi:35
;       assume s33(applyHanoi.n!686) == s33(applyHanoi.n!686 - 1) + 1
;   1276 applyHanoi:35 -> 1277 applyHanoi:30
;       applyHanoi.n!690 = *
;       applyHanoi.from!691 = *
;       applyHanoi.to!692 = *
;       applyHanoi.via!693 = *
;       applyHanoi.n!690 = applyHanoi.n!686 - 1
;       applyHanoi.from!691 = applyHanoi.from!687
;       applyHanoi.to!692 = applyHanoi.via!689
;       applyHanoi.via!693 = applyHanoi.to!688
;   1277 applyHanoi:30 -> 1278 applyHanoi:28
;       assume applyHanoi.n!690 == 0
;   1277 applyHanoi:30 -> 1279 applyHanoi:35
;       assume applyHanoi.n!690 != 0
;   1279 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1279 applyHanoi:35 -> 1280 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1280 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!690) != s33(applyHanoi.n!690 - 1) + 1
;   1280 applyHanoi:35 -> 1281 applyHanoi:35
;       assume s33(applyHanoi.n!690) == s33(applyHanoi.n!690 - 1) + 1
;   1281 applyHanoi:35 -> 1282 applyHanoi:30
;       applyHanoi.n!694 = *
;       applyHanoi.from!695 = *
;       applyHanoi.to!696 = *
;       applyHanoi.via!697 = *
;       applyHanoi.n!694 = applyHanoi.n!690 - 1
;       applyHanoi.from!695 = applyHanoi.from!691
;       applyHanoi.to!696 = applyHanoi.via!693
;       applyHanoi.via!697 = applyHanoi.to!692
;   1282 applyHanoi:30 -> 1283 applyHanoi:28
;       assume applyHanoi.n!694 == 0
;   1282 applyHanoi:30 -> 1284 applyHanoi:35
;       assume applyHanoi.n!694 != 0
;   1284 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1284 applyHanoi:35 -> 1285 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1285 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!694) != s33(applyHanoi.n!694 - 1) + 1
;   1285 applyHanoi:35 -> 1286 applyHanoi:35
;       assume s33(applyHanoi.n!694) == s33(applyHanoi.n!694 - 1) + 1
;   1283 applyHanoi:28 -> 1287 applyHanoi:35
;   1287 applyHanoi:35 -> 1288 applyHanoi:36
;   1288 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!690) != s33(applyHanoi.n!690 - 1) + 1
;   1288 applyHanoi:36 -> 1289 applyHanoi:36
;       assume s33(applyHanoi.n!690) == s33(applyHanoi.n!690 - 1) + 1
;   1289 applyHanoi:36 -> 1290 applyHanoi:30
;       applyHanoi.n!698 = *
;       applyHanoi.from!699 = *
;       applyHanoi.to!700 = *
;       applyHanoi.via!701 = *
;       applyHanoi.n!698 = applyHanoi.n!690 - 1
;       applyHanoi.from!699 = applyHanoi.via!693
;       applyHanoi.to!700 = applyHanoi.to!692
;       applyHanoi.via!701 = applyHanoi.from!691
;   1290 applyHanoi:30 -> 1291 applyHanoi:28
;       assume applyHanoi.n!698 == 0
;   1290 applyHanoi:30 -> 1292 applyHanoi:35
;       assume applyHanoi.n!698 != 0
;   1292 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1292 applyHanoi:35 -> 1293 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1293 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!698) != s33(applyHanoi.n!698 - 1) + 1
;   1293 applyHanoi:35 -> 1294 applyHanoi:35
;       assume s33(applyHanoi.n!698) == s33(applyHanoi.n!698 - 1) + 1
;   1291 applyHanoi:28 -> 1295 applyHanoi:36
;   1295 applyHanoi:36 -> 1296 applyHanoi:37
;   1296 applyHanoi:37 -> 1278 applyHanoi:28
;   1278 applyHanoi:28 -> 1297 applyHanoi:35
;   1297 applyHanoi:35 -> 1298 applyHanoi:36
;   1298 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!686) != s33(applyHanoi.n!686 - 1) + 1
;   1298 applyHanoi:36 -> 1299 applyHanoi:36
;       assume s33(applyHanoi.n!686) == s33(applyHanoi.n!686 - 1) + 1
;   1299 applyHanoi:36 -> 1300 applyHanoi:30
;       applyHanoi.n!702 = *
;       applyHanoi.from!703 = *
;       applyHanoi.to!704 = *
;       applyHanoi.via!705 = *
;       applyHanoi.n!702 = applyHanoi.n!686 - 1
;       applyHanoi.from!703 = applyHanoi.via!689
;       applyHanoi.to!704 = applyHanoi.to!688
;       applyHanoi.via!705 = applyHanoi.from!687
;   1300 applyHanoi:30 -> 1301 applyHanoi:28
;       assume applyHanoi.n!702 == 0
;   1300 applyHanoi:30 -> 1302 applyHanoi:35
;       assume applyHanoi.n!702 != 0
;   1302 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1302 applyHanoi:35 -> 1303 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1303 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!702) != s33(applyHanoi.n!702 - 1) + 1
;   1303 applyHanoi:35 -> 1304 applyHanoi:35
;       assume s33(applyHanoi.n!702) == s33(applyHanoi.n!702 - 1) + 1
;   1304 applyHanoi:35 -> 1305 applyHanoi:30
;       applyHanoi.n!706 = *
;       applyHanoi.from!707 = *
;       applyHanoi.to!708 = *
;       applyHanoi.via!709 = *
;       applyHanoi.n!706 = applyHanoi.n!702 - 1
;       applyHanoi.from!707 = applyHanoi.from!703
;       applyHanoi.to!708 = applyHanoi.via!705
;       applyHanoi.via!709 = applyHanoi.to!704
;   1305 applyHanoi:30 -> 1306 applyHanoi:28
;       assume applyHanoi.n!706 == 0
;   1305 applyHanoi:30 -> 1307 applyHanoi:35
;       assume applyHanoi.n!706 != 0
;   1307 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1307 applyHanoi:35 -> 1308 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1308 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!706) != s33(applyHanoi.n!706 - 1) + 1
;   1308 applyHanoi:35 -> 1309 applyHanoi:35
;       assume s33(applyHanoi.n!706) == s33(applyHanoi.n!706 - 1) + 1
;   1306 applyHanoi:28 -> 1310 applyHanoi:35
;   1310 applyHanoi:35 -> 1311 applyHanoi:36
;   1311 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!702) != s33(applyHanoi.n!702 - 1) + 1
;   1311 applyHanoi:36 -> 1312 applyHanoi:36
;       assume s33(applyHanoi.n!702) == s33(applyHanoi.n!702 - 1) + 1
;   1312 applyHanoi:36 -> 1313 applyHanoi:30
;       applyHanoi.n!710 = *
;       applyHanoi.from!711 = *
;       applyHanoi.to!712 = *
;       applyHanoi.via!713 = *
;       applyHanoi.n!710 = applyHanoi.n!702 - 1
;       applyHanoi.from!711 = applyHanoi.via!705
;       applyHanoi.to!712 = applyHanoi.to!704
;       applyHanoi.via!713 = applyHanoi.from!703
;   1313 applyHanoi:30 -> 1314 applyHanoi:28
;       assume applyHanoi.n!710 == 0
;   1313 applyHanoi:30 -> 1315 applyHanoi:35
;       assume applyHanoi.n!710 != 0
;   1315 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1315 applyHanoi:35 -> 1316 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1316 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!710) != s33(applyHanoi.n!710 - 1) + 1
;   1316 applyHanoi:35 -> 1317 applyHanoi:35
;       assume s33(applyHanoi.n!710) == s33(applyHanoi.n!710 - 1) + 1
;   1314 applyHanoi:28 -> 1318 applyHanoi:36
;   1318 applyHanoi:36 -> 1319 applyHanoi:37
;   1319 applyHanoi:37 -> 1301 applyHanoi:28
;   1301 applyHanoi:28 -> 1320 applyHanoi:36
;   1320 applyHanoi:36 -> 1321 applyHanoi:37
;   1321 applyHanoi:37 -> 1273 applyHanoi:28
;   1273 applyHanoi:28 -> 1322 applyHanoi:36
;   1322 applyHanoi:36 -> 1323 applyHanoi:37
;   1323 applyHanoi:37 -> 1215 applyHanoi:28
;   1215 applyHanoi:28 -> 1324 applyHanoi:35
;   1324 applyHanoi:35 -> 1325 applyHanoi:36
;   1325 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!650) != s33(applyHanoi.n!650 - 1) + 1
;   1325 applyHanoi:36 -> 1326 applyHanoi:36
;       assume s33(applyHanoi.n!650) == s33(applyHanoi.n!650 - 1) + 1
;   1326 applyHanoi:36 -> 1327 applyHanoi:30
;       applyHanoi.n!714 = *
;       applyHanoi.from!715 = *
;       applyHanoi.to!716 = *
;       applyHanoi.via!717 = *
;       applyHanoi.n!714 = applyHanoi.n!650 - 1
;       applyHanoi.from!715 = applyHanoi.via!653
;       applyHanoi.to!716 = applyHanoi.to!652
;       applyHanoi.via!717 = applyHanoi.from!651
;   1327 applyHanoi:30 -> 1328 applyHanoi:28
;       assume applyHanoi.n!714 == 0
;   1327 applyHanoi:30 -> 1329 applyHanoi:35
;       assume applyHanoi.n!714 != 0
;   1329 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1329 applyHanoi:35 -> 1330 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1330 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!714) != s33(applyHanoi.n!714 - 1) + 1
;   1330 applyHanoi:35 -> 1331 applyHanoi:35
;       assume s33(applyHanoi.n!714) == s33(applyHanoi.n!714 - 1) + 1
;   1331 applyHanoi:35 -> 1332 applyHanoi:30
;       applyHanoi.n!718 = *
;       applyHanoi.from!719 = *
;       applyHanoi.to!720 = *
;       applyHanoi.via!721 = *
;       applyHanoi.n!718 = applyHanoi.n!714 - 1
;       applyHanoi.from!719 = applyHanoi.from!715
;       applyHanoi.to!720 = applyHanoi.via!717
;       applyHanoi.via!721 = applyHanoi.to!716
;   1332 applyHanoi:30 -> 1333 applyHanoi:28
;       assume applyHanoi.n!718 == 0
;   1332 applyHanoi:30 -> 1334 applyHanoi:35
;       assume applyHanoi.n!718 != 0
;   1334 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1334 applyHanoi:35 -> 1335 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1335 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!718) != s33(applyHanoi.n!718 - 1) + 1
;   1335 applyHanoi:35 -> 1336 applyHanoi:35
;       assume s33(applyHanoi.n!718) == s33(applyHanoi.n!718 - 1) + 1
;   1336 applyHanoi:35 -> 1337 applyHanoi:30
;       applyHanoi.n!722 = *
;       applyHanoi.from!723 = *
;       applyHanoi.to!724 = *
;       applyHanoi.via!725 = *
;       applyHanoi.n!722 = applyHanoi.n!718 - 1
;       applyHanoi.from!723 = applyHanoi.from!719
;       applyHanoi.to!724 = applyHanoi.via!721
;       applyHanoi.via!725 = applyHanoi.to!720
;   1337 applyHanoi:30 -> 1338 applyHanoi:28
;       assume applyHanoi.n!722 == 0
;   1337 applyHanoi:30 -> 1339 applyHanoi:35
;       assume applyHanoi.n!722 != 0
;   1339 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1339 applyHanoi:35 -> 1340 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1340 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!722) != s33(applyHanoi.n!722 - 1) + 1
;   1340 applyHanoi:35 -> 1341 applyHanoi:35
;       assume s33(applyHanoi.n!722) == s33(applyHanoi.n!722 - 1) + 1
;   1341 applyHanoi:35 -> 1342 applyHanoi:30
;       applyHanoi.n!726 = *
;       applyHanoi.from!727 = *
;       applyHanoi.to!728 = *
;       applyHanoi.via!729 = *
;       applyHanoi.n!726 = applyHanoi.n!722 - 1
;       applyHanoi.from!727 = applyHanoi.from!723
;       applyHanoi.to!728 = applyHanoi.via!725
;       applyHanoi.via!729 = applyHanoi.to!724
;   1342 applyHanoi:30 -> 1343 applyHanoi:28
;       assume applyHanoi.n!726 == 0
;   1342 applyHanoi:30 -> 1344 applyHanoi:35
;       assume applyHanoi.n!726 != 0
;   1344 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1344 applyHanoi:35 -> 1345 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1345 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!726) != s33(applyHanoi.n!726 - 1) + 1
;   1345 applyHanoi:35 -> 1346 applyHanoi:35
;       assume s33(applyHanoi.n!726) == s33(applyHanoi.n!726 - 1) + 1
;   1343 applyHanoi:28 -> 1347 applyHanoi:35
;   1347 applyHanoi:35 -> 1348 applyHanoi:36
;   1348 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!722) != s33(applyHanoi.n!722 - 1) + 1
;   1348 applyHanoi:36 -> 1349 applyHanoi:36
;       assume s33(applyHanoi.n!722) == s33(applyHanoi.n!722 - 1) + 1
;   1349 applyHanoi:36 -> 1350 applyHanoi:30
;       applyHanoi.n!730 = *
;       applyHanoi.from!731 = *
;       applyHanoi.to!732 = *
;       applyHanoi.via!733 = *
;       applyHanoi.n!730 = applyHanoi.n!722 - 1
;       applyHanoi.from!731 = applyHanoi.via!725
;       applyHanoi.to!732 = applyHanoi.to!724
;       applyHanoi.via!733 = applyHanoi.from!723
;   1350 applyHanoi:30 -> 1351 applyHanoi:28
;       assume applyHanoi.n!730 == 0
;   1350 applyHanoi:30 -> 1352 applyHanoi:35
;       assume applyHanoi.n!730 != 0
;   1352 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1352 applyHanoi:35 -> 1353 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1353 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!730) != s33(applyHanoi.n!730 - 1) + 1
;   1353 applyHanoi:35 -> 1354 applyHanoi:35
;       assume s33(applyHanoi.n!730) == s33(applyHanoi.n!730 - 1) + 1
;   1351 applyHanoi:28 -> 1355 applyHanoi:36
;   1355 applyHanoi:36 -> 1356 applyHanoi:37
;   1356 applyHanoi:37 -> 1338 applyHanoi:28
;   1338 applyHanoi:28 -> 1357 applyHanoi:35
;   1357 applyHanoi:35 -> 1358 applyHanoi:36
;   1358 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!718) != s33(applyHanoi.n!718 - 1) + 1
;   1358 applyHanoi:36 -> 1359 applyHanoi:36
;       assume s33(applyHanoi.n!718) == s33(applyHanoi.n!718 - 1) + 1
;   1359 applyHanoi:36 -> 1360 applyHanoi:30
;       applyHanoi.n!734 = *
;       applyHanoi.from!735 = *
;       applyHanoi.to!736 = *
;       applyHanoi.via!737 = *
;       applyHanoi.n!734 = applyHanoi.n!718 - 1
;       applyHanoi.from!735 = applyHanoi.via!721
;       applyHanoi.to!736 = applyHanoi.to!720
;       applyHanoi.via!737 = applyHanoi.from!719
;   1360 applyHanoi:30 -> 1361 applyHanoi:28
;       assume applyHanoi.n!734 == 0
;   1360 applyHanoi:30 -> 1362 applyHanoi:35
;       assume applyHanoi.n!734 != 0
;   1362 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1362 applyHanoi:35 -> 1363 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1363 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!734) != s33(applyHanoi.n!734 - 1) + 1
;   1363 applyHanoi:35 -> 1364 applyHanoi:35
;       assume s33(applyHanoi.n!734) == s33(applyHanoi.n!734 - 1) + 1
;   1364 applyHanoi:35 -> 1365 applyHanoi:30
;       applyHanoi.n!738 = *
;       applyHanoi.from!739 = *
;       applyHanoi.to!740 = *
;       applyHanoi.via!741 = *
;       applyHanoi.n!738 = applyHanoi.n!734 - 1
;       applyHanoi.from!739 = applyHanoi.from!735
;       applyHanoi.to!740 = applyHanoi.via!737
;       applyHanoi.via!741 = applyHanoi.to!736
;   1365 applyHanoi:30 -> 1366 applyHanoi:28
;       assume applyHanoi.n!738 == 0
;   1365 applyHanoi:30 -> 1367 applyHanoi:35
;       assume applyHanoi.n!738 != 0
;   1367 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1367 applyHanoi:35 -> 1368 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1368 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!738) != s33(applyHanoi.n!738 - 1) + 1
;   1368 applyHanoi:35 -> 1369 applyHanoi:35
;       assume s33(applyHanoi.n!738) == s33(applyHanoi.n!738 - 1) + 1
;   1366 applyHanoi:28 -> 1370 applyHanoi:35
;   1370 applyHanoi:35 -> 1371 applyHanoi:36
;   1371 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!734) != s33(applyHanoi.n!734 - 1) + 1
;   1371 applyHanoi:36 -> 1372 applyHanoi:36
;       assume s33(applyHanoi.n!734) == s33(applyHanoi.n!734 - 1) + 1
;   1372 applyHanoi:36 -> 1373 applyHanoi:30
;       applyHanoi.n!742 = *
;       applyHanoi.from!743 = *
;       applyHanoi.to!744 = *
;       applyHanoi.via!745 = *
;       applyHanoi.n!742 = applyHanoi.n!734 - 1
;       applyHanoi.from!743 = applyHanoi.via!737
;       applyHanoi.to!744 = applyHanoi.to!736
;       applyHanoi.via!745 = applyHanoi.from!735
;   1373 applyHanoi:30 -> 1374 applyHanoi:28
;       assume applyHanoi.n!742 == 0
;   1373 applyHanoi:30 -> 1375 applyHanoi:35
;       assume applyHanoi.n!742 != 0
;   1375 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1375 applyHanoi:35 -> 1376 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1376 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!742) != s33(applyHanoi.n!742 - 1) + 1
;   1376 applyHanoi:35 -> 1377 applyHanoi:35
;       assume s33(applyHanoi.n!742) == s33(applyHanoi.n!742 - 1) + 1
;   1374 applyHanoi:28 -> 1378 applyHanoi:36
;   1378 applyHanoi:36 -> 1379 applyHanoi:37
;   1379 applyHanoi:37 -> 1361 applyHanoi:28
;   1361 applyHanoi:28 -> 1380 applyHanoi:36
;   1380 applyHanoi:36 -> 1381 applyHanoi:37
;   1381 applyHanoi:37 -> 1333 applyHanoi:28
;   1333 applyHanoi:28 -> 1382 applyHanoi:35
;   1382 applyHanoi:35 -> 1383 applyHanoi:36
;   1383 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!714) != s33(applyHanoi.n!714 - 1) + 1
;   1383 applyHanoi:36 -> 1384 applyHanoi:36
;       assume s33(applyHanoi.n!714) == s33(applyHanoi.n!714 - 1) + 1
;   1384 applyHanoi:36 -> 1385 applyHanoi:30
;       applyHanoi.n!746 = *
;       applyHanoi.from!747 = *
;       applyHanoi.to!748 = *
;       applyHanoi.via!749 = *
;       applyHanoi.n!746 = applyHanoi.n!714 - 1
;       applyHanoi.from!747 = applyHanoi.via!717
;       applyHanoi.to!748 = applyHanoi.to!716
;       applyHanoi.via!749 = applyHanoi.from!715
;   1385 applyHanoi:30 -> 1386 applyHanoi:28
;       assume applyHanoi.n!746 == 0
;   1385 applyHanoi:30 -> 1387 applyHanoi:35
;       assume applyHanoi.n!746 != 0
;   1387 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1387 applyHanoi:35 -> 1388 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1388 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!746) != s33(applyHanoi.n!746 - 1) + 1
;   1388 applyHanoi:35 -> 1389 applyHanoi:35
;       assume s33(applyHanoi.n!746) == s33(applyHanoi.n!746 - 1) + 1
;   1389 applyHanoi:35 -> 1390 applyHanoi:30
;       applyHanoi.n!750 = *
;       applyHanoi.from!751 = *
;       applyHanoi.to!752 = *
;       applyHanoi.via!753 = *
;       applyHanoi.n!750 = applyHanoi.n!746 - 1
;       applyHanoi.from!751 = applyHanoi.from!747
;       applyHanoi.to!752 = applyHanoi.via!749
;       applyHanoi.via!753 = applyHanoi.to!748
;   1390 applyHanoi:30 -> 1391 applyHanoi:28
;       assume applyHanoi.n!750 == 0
;   1390 applyHanoi:30 -> 1392 applyHanoi:35
;       assume applyHanoi.n!750 != 0
;   1392 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1392 applyHanoi:35 -> 1393 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1393 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!750) != s33(applyHanoi.n!750 - 1) + 1
;   1393 applyHanoi:35 -> 1394 applyHanoi:35
;       assume s33(applyHanoi.n!750) == s33(applyHanoi.n!750 - 1) + 1
;   1394 applyHanoi:35 -> 1395 applyHanoi:30
;       applyHanoi.n!754 = *
;       applyHanoi.from!755 = *
;       applyHanoi.to!756 = *
;       applyHanoi.via!757 = *
;       applyHanoi.n!754 = applyHanoi.n!750 - 1
;       applyHanoi.from!755 = applyHanoi.from!751
;       applyHanoi.to!756 = applyHanoi.via!753
;       applyHanoi.via!757 = applyHanoi.to!752
;   1395 applyHanoi:30 -> 1396 applyHanoi:28
;       assume applyHanoi.n!754 == 0
;   1395 applyHanoi:30 -> 1397 applyHanoi:35
;       assume applyHanoi.n!754 != 0
;   1397 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1397 applyHanoi:35 -> 1398 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1398 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!754) != s33(applyHanoi.n!754 - 1) + 1
;   1398 applyHanoi:35 -> 1399 applyHanoi:35
;       assume s33(applyHanoi.n!754) == s33(applyHanoi.n!754 - 1) + 1
;   1396 applyHanoi:28 -> 1400 applyHanoi:35
;   1400 applyHanoi:35 -> 1401 applyHanoi:36
;   1401 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!750) != s33(applyHanoi.n!750 - 1) + 1
;   1401 applyHanoi:36 -> 1402 applyHanoi:36
;       assume s33(applyHanoi.n!750) == s33(applyHanoi.n!750 - 1) + 1
;   1402 applyHanoi:36 -> 1403 applyHanoi:30
;       applyHanoi.n!758 = *
;       applyHanoi.from!759 = *
;       applyHanoi.to!760 = *
;       applyHanoi.via!761 = *
;       applyHanoi.n!758 = applyHanoi.n!750 - 1
;       applyHanoi.from!759 = applyHanoi.via!753
;       applyHanoi.to!760 = applyHanoi.to!752
;       applyHanoi.via!761 = applyHanoi.from!751
;   1403 applyHanoi:30 -> 1404 applyHanoi:28
;       assume applyHanoi.n!758 == 0
;   1403 applyHanoi:30 -> 1405 applyHanoi:35
;       assume applyHanoi.n!758 != 0
;   1405 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1405 applyHanoi:35 -> 1406 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1406 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!758) != s33(applyHanoi.n!758 - 1) + 1
;   1406 applyHanoi:35 -> 1407 applyHanoi:35
;       assume s33(applyHanoi.n!758) == s33(applyHanoi.n!758 - 1) + 1
;   1404 applyHanoi:28 -> 1408 applyHanoi:36
;   1408 applyHanoi:36 -> 1409 applyHanoi:37
;   1409 applyHanoi:37 -> 1391 applyHanoi:28
;   1391 applyHanoi:28 -> 1410 applyHanoi:35
;   1410 applyHanoi:35 -> 1411 applyHanoi:36
;   1411 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!746) != s33(applyHanoi.n!746 - 1) + 1
;   1411 applyHanoi:36 -> 1412 applyHanoi:36
;       assume s33(applyHanoi.n!746) == s33(applyHanoi.n!746 - 1) + 1
;   1412 applyHanoi:36 -> 1413 applyHanoi:30
;       applyHanoi.n!762 = *
;       applyHanoi.from!763 = *
;       applyHanoi.to!764 = *
;       applyHanoi.via!765 = *
;       applyHanoi.n!762 = applyHanoi.n!746 - 1
;       applyHanoi.from!763 = applyHanoi.via!749
;       applyHanoi.to!764 = applyHanoi.to!748
;       applyHanoi.via!765 = applyHanoi.from!747
;   1413 applyHanoi:30 -> 1414 applyHanoi:28
;       assume applyHanoi.n!762 == 0
;   1413 applyHanoi:30 -> 1415 applyHanoi:35
;       assume applyHanoi.n!762 != 0
;   1415 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1415 applyHanoi:35 -> 1416 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1416 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!762) != s33(applyHanoi.n!762 - 1) + 1
;   1416 applyHanoi:35 -> 1417 applyHanoi:35
;       assume s33(applyHanoi.n!762) == s33(applyHanoi.n!762 - 1) + 1
;   1417 applyHanoi:35 -> 1418 applyHanoi:30
;       applyHanoi.n!766 = *
;       applyHanoi.from!767 = *
;       applyHanoi.to!768 = *
;       applyHanoi.via!769 = *
;       applyHanoi.n!766 = applyHanoi.n!762 - 1
;       applyHanoi.from!767 = applyHanoi.from!763
;       applyHanoi.to!768 = applyHanoi.via!765
;       applyHanoi.via!769 = applyHanoi.to!764
;   1418 applyHanoi:30 -> 1419 applyHanoi:28
;       assume applyHanoi.n!766 == 0
;   1418 applyHanoi:30 -> 1420 applyHanoi:35
;       assume applyHanoi.n!766 != 0
;   1420 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1420 applyHanoi:35 -> 1421 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1421 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!766) != s33(applyHanoi.n!766 - 1) + 1
;   1421 applyHanoi:35 -> 1422 applyHanoi:35
;       assume s33(applyHanoi.n!766) == s33(applyHanoi.n!766 - 1) + 1
;   1419 applyHanoi:28 -> 1423 applyHanoi:35
;   1423 applyHanoi:35 -> 1424 applyHanoi:36
;   1424 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!762) != s33(applyHanoi.n!762 - 1) + 1
;   1424 applyHanoi:36 -> 1425 applyHanoi:36
;       assume s33(applyHanoi.n!762) == s33(applyHanoi.n!762 - 1) + 1
;   1425 applyHanoi:36 -> 1426 applyHanoi:30
;       applyHanoi.n!770 = *
;       applyHanoi.from!771 = *
;       applyHanoi.to!772 = *
;       applyHanoi.via!773 = *
;       applyHanoi.n!770 = applyHanoi.n!762 - 1
;       applyHanoi.from!771 = applyHanoi.via!765
;       applyHanoi.to!772 = applyHanoi.to!764
;       applyHanoi.via!773 = applyHanoi.from!763
;   1426 applyHanoi:30 -> 1427 applyHanoi:28
;       assume applyHanoi.n!770 == 0
;   1426 applyHanoi:30 -> 1428 applyHanoi:35
;       assume applyHanoi.n!770 != 0
;   1428 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1428 applyHanoi:35 -> 1429 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1429 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!770) != s33(applyHanoi.n!770 - 1) + 1
;   1429 applyHanoi:35 -> 1430 applyHanoi:35
;       assume s33(applyHanoi.n!770) == s33(applyHanoi.n!770 - 1) + 1
;   1427 applyHanoi:28 -> 1431 applyHanoi:36
;   1431 applyHanoi:36 -> 1432 applyHanoi:37
;   1432 applyHanoi:37 -> 1414 applyHanoi:28
;   1414 applyHanoi:28 -> 1433 applyHanoi:36
;   1433 applyHanoi:36 -> 1434 applyHanoi:37
;   1434 applyHanoi:37 -> 1386 applyHanoi:28
;   1386 applyHanoi:28 -> 1435 applyHanoi:36
;   1435 applyHanoi:36 -> 1436 applyHanoi:37
;   1436 applyHanoi:37 -> 1328 applyHanoi:28
;   1328 applyHanoi:28 -> 1437 applyHanoi:36
;   1437 applyHanoi:36 -> 1438 applyHanoi:37
;   1438 applyHanoi:37 -> 1210 applyHanoi:28
;   1210 applyHanoi:28 -> 1439 applyHanoi:36
;   1439 applyHanoi:36 -> 1440 applyHanoi:37
;   1440 applyHanoi:37 -> 972 applyHanoi:28
;   972 applyHanoi:28 -> 1441 applyHanoi:35
;   1441 applyHanoi:35 -> 1442 applyHanoi:36
;   1442 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!518) != s33(applyHanoi.n!518 - 1) + 1
;   1442 applyHanoi:36 -> 1443 applyHanoi:36
;       assume s33(applyHanoi.n!518) == s33(applyHanoi.n!518 - 1) + 1
;   1443 applyHanoi:36 -> 1444 applyHanoi:30
;       applyHanoi.n!774 = *
;       applyHanoi.from!775 = *
;       applyHanoi.to!776 = *
;       applyHanoi.via!777 = *
;       applyHanoi.n!774 = applyHanoi.n!518 - 1
;       applyHanoi.from!775 = applyHanoi.via!521
;       applyHanoi.to!776 = applyHanoi.to!520
;       applyHanoi.via!777 = applyHanoi.from!519
;   1444 applyHanoi:30 -> 1445 applyHanoi:28
;       assume applyHanoi.n!774 == 0
;   1444 applyHanoi:30 -> 1446 applyHanoi:35
;       assume applyHanoi.n!774 != 0
;   1446 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1446 applyHanoi:35 -> 1447 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1447 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!774) != s33(applyHanoi.n!774 - 1) + 1
;   1447 applyHanoi:35 -> 1448 applyHanoi:35
;       assume s33(applyHanoi.n!774) == s33(applyHanoi.n!774 - 1) + 1
;   1448 applyHanoi:35 -> 1449 applyHanoi:30
;       applyHanoi.n!778 = *
;       applyHanoi.from!779 = *
;       applyHanoi.to!780 = *
;       applyHanoi.via!781 = *
;       applyHanoi.n!778 = applyHanoi.n!774 - 1
;       applyHanoi.from!779 = applyHanoi.from!775
;       applyHanoi.to!780 = applyHanoi.via!777
;       applyHanoi.via!781 = applyHanoi.to!776
;   1449 applyHanoi:30 -> 1450 applyHanoi:28
;       assume applyHanoi.n!778 == 0
;   1449 applyHanoi:30 -> 1451 applyHanoi:35
;       assume applyHanoi.n!778 != 0
;   1451 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1451 applyHanoi:35 -> 1452 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1452 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!778) != s33(applyHanoi.n!778 - 1) + 1
;   1452 applyHanoi:35 -> 1453 applyHanoi:35
;       assume s33(applyHanoi.n!778) == s33(applyHanoi.n!778 - 1) + 1
;   1453 applyHanoi:35 -> 1454 applyHanoi:30
;       applyHanoi.n!782 = *
;       applyHanoi.from!783 = *
;       applyHanoi.to!784 = *
;       applyHanoi.via!785 = *
;       applyHanoi.n!782 = applyHanoi.n!778 - 1
;       applyHanoi.from!783 = applyHanoi.from!779
;       applyHanoi.to!784 = applyHanoi.via!781
;       applyHanoi.via!785 = applyHanoi.to!780
;   1454 applyHanoi:30 -> 1455 applyHanoi:28
;       assume applyHanoi.n!782 == 0
;   1454 applyHanoi:30 -> 1456 applyHanoi:35
;       assume applyHanoi.n!782 != 0
;   1456 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1456 applyHanoi:35 -> 1457 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1457 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!782) != s33(applyHanoi.n!782 - 1) + 1
;   1457 applyHanoi:35 -> 1458 applyHanoi:35
;       assume s33(applyHanoi.n!782) == s33(applyHanoi.n!782 - 1) + 1
;   1458 applyHanoi:35 -> 1459 applyHanoi:30
;       applyHanoi.n!786 = *
;       applyHanoi.from!787 = *
;       applyHanoi.to!788 = *
;       applyHanoi.via!789 = *
;       applyHanoi.n!786 = applyHanoi.n!782 - 1
;       applyHanoi.from!787 = applyHanoi.from!783
;       applyHanoi.to!788 = applyHanoi.via!785
;       applyHanoi.via!789 = applyHanoi.to!784
;   1459 applyHanoi:30 -> 1460 applyHanoi:28
;       assume applyHanoi.n!786 == 0
;   1459 applyHanoi:30 -> 1461 applyHanoi:35
;       assume applyHanoi.n!786 != 0
;   1461 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1461 applyHanoi:35 -> 1462 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1462 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!786) != s33(applyHanoi.n!786 - 1) + 1
;   1462 applyHanoi:35 -> 1463 applyHanoi:35
;       assume s33(applyHanoi.n!786) == s33(applyHanoi.n!786 - 1) + 1
;   1463 applyHanoi:35 -> 1464 applyHanoi:30
;       applyHanoi.n!790 = *
;       applyHanoi.from!791 = *
;       applyHanoi.to!792 = *
;       applyHanoi.via!793 = *
;       applyHanoi.n!790 = applyHanoi.n!786 - 1
;       applyHanoi.from!791 = applyHanoi.from!787
;       applyHanoi.to!792 = applyHanoi.via!789
;       applyHanoi.via!793 = applyHanoi.to!788
;   1464 applyHanoi:30 -> 1465 applyHanoi:28
;       assume applyHanoi.n!790 == 0
;   1464 applyHanoi:30 -> 1466 applyHanoi:35
;       assume applyHanoi.n!790 != 0
;   1466 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1466 applyHanoi:35 -> 1467 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1467 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!790) != s33(applyHanoi.n!790 - 1) + 1
;   1467 applyHanoi:35 -> 1468 applyHanoi:35
;       assume s33(applyHanoi.n!790) == s33(applyHanoi.n!790 - 1) + 1
;   1468 applyHanoi:35 -> 1469 applyHanoi:30
;       applyHanoi.n!794 = *
;       applyHanoi.from!795 = *
;       applyHanoi.to!796 = *
;       applyHanoi.via!797 = *
;       applyHanoi.n!794 = applyHanoi.n!790 - 1
;       applyHanoi.from!795 = applyHanoi.from!791
;       applyHanoi.to!796 = applyHanoi.via!793
;       applyHanoi.via!797 = applyHanoi.to!792
;   1469 applyHanoi:30 -> 1470 applyHanoi:28
;       assume applyHanoi.n!794 == 0
;   1469 applyHanoi:30 -> 1471 applyHanoi:35
;       assume applyHanoi.n!794 != 0
;   1471 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1471 applyHanoi:35 -> 1472 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1472 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!794) != s33(applyHanoi.n!794 - 1) + 1
;   1472 applyHanoi:35 -> 1473 applyHanoi:35
;       assume s33(applyHanoi.n!794) == s33(applyHanoi.n!794 - 1) + 1
;   1470 applyHanoi:28 -> 1474 applyHanoi:35
;   1474 applyHanoi:35 -> 1475 applyHanoi:36
;   1475 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!790) != s33(applyHanoi.n!790 - 1) + 1
;   1475 applyHanoi:36 -> 1476 applyHanoi:36
;       assume s33(applyHanoi.n!790) == s33(applyHanoi.n!790 - 1) + 1
;   1476 applyHanoi:36 -> 1477 applyHanoi:30
;       applyHanoi.n!798 = *
;       applyHanoi.from!799 = *
;       applyHanoi.to!800 = *
;       applyHanoi.via!801 = *
;       applyHanoi.n!798 = applyHanoi.n!790 - 1
;       applyHanoi.from!799 = applyHanoi.via!793
;       applyHanoi.to!800 = applyHanoi.to!792
;       applyHanoi.via!801 = applyHanoi.from!791
;   1477 applyHanoi:30 -> 1478 applyHanoi:28
;       assume applyHanoi.n!798 == 0
;   1477 applyHanoi:30 -> 1479 applyHanoi:35
;       assume applyHanoi.n!798 != 0
;   1479 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1479 applyHanoi:35 -> 1480 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1480 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!798) != s33(applyHanoi.n!798 - 1) + 1
;   1480 applyHanoi:35 -> 1481 applyHanoi:35
;       assume s33(applyHanoi.n!798) == s33(applyHanoi.n!798 - 1) + 1
;   1478 applyHanoi:28 -> 1482 applyHanoi:36
;   1482 applyHanoi:36 -> 1483 applyHanoi:37
;   1483 applyHanoi:37 -> 1465 applyHanoi:28
;   1465 applyHanoi:28 -> 1484 applyHanoi:35
;   1484 applyHanoi:35 -> 1485 applyHanoi:36
;   1485 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!786) != s33(applyHanoi.n!786 - 1) + 1
;   1485 applyHanoi:36 -> 1486 applyHanoi:36
;       assume s33(applyHanoi.n!786) == s33(applyHanoi.n!786 - 1) + 1
;   1486 applyHanoi:36 -> 1487 applyHanoi:30
;       applyHanoi.n!802 = *
;       applyHanoi.from!803 = *
;       applyHanoi.to!804 = *
;       applyHanoi.via!805 = *
;       applyHanoi.n!802 = applyHanoi.n!786 - 1
;       applyHanoi.from!803 = applyHanoi.via!789
;       applyHanoi.to!804 = applyHanoi.to!788
;       applyHanoi.via!805 = applyHanoi.from!787
;   1487 applyHanoi:30 -> 1488 applyHanoi:28
;       assume applyHanoi.n!802 == 0
;   1487 applyHanoi:30 -> 1489 applyHanoi:35
;       assume applyHanoi.n!802 != 0
;   1489 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1489 applyHanoi:35 -> 1490 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1490 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!802) != s33(applyHanoi.n!802 - 1) + 1
;   1490 applyHanoi:35 -> 1491 applyHanoi:35
;       assume s33(applyHanoi.n!802) == s33(applyHanoi.n!802 - 1) + 1
;   1491 applyHanoi:35 -> 1492 applyHanoi:30
;       applyHanoi.n!806 = *
;       applyHanoi.from!807 = *
;       applyHanoi.to!808 = *
;       applyHanoi.via!809 = *
;       applyHanoi.n!806 = applyHanoi.n!802 - 1
;       applyHanoi.from!807 = applyHanoi.from!803
;       applyHanoi.to!808 = applyHanoi.via!805
;       applyHanoi.via!809 = applyHanoi.to!804
;   1492 applyHanoi:30 -> 1493 applyHanoi:28
;       assume applyHanoi.n!806 == 0
;   1492 applyHanoi:30 -> 1494 applyHanoi:35
;       assume applyHanoi.n!806 != 0
;   1494 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1494 applyHanoi:35 -> 1495 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1495 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!806) != s33(applyHanoi.n!806 - 1) + 1
;   1495 applyHanoi:35 -> 1496 applyHanoi:35
;       assume s33(applyHanoi.n!806) == s33(applyHanoi.n!806 - 1) + 1
;   1493 applyHanoi:28 -> 1497 applyHanoi:35
;   1497 applyHanoi:35 -> 1498 applyHanoi:36
;   1498 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!802) != s33(applyHanoi.n!802 - 1) + 1
;   1498 applyHanoi:36 -> 1499 applyHanoi:36
;       assume s33(applyHanoi.n!802) == s33(applyHanoi.n!802 - 1) + 1
;   1499 applyHanoi:36 -> 1500 applyHanoi:30
;       applyHanoi.n!810 = *
;       applyHanoi.from!811 = *
;       applyHanoi.to!812 = *
;       applyHanoi.via!813 = *
;       applyHanoi.n!810 = applyHanoi.n!802 - 1
;       applyHanoi.from!811 = applyHanoi.via!805
;       applyHanoi.to!812 = applyHanoi.to!804
;       applyHanoi.via!813 = applyHanoi.from!803
;   1500 applyHanoi:30 -> 1501 applyHanoi:28
;       assume applyHanoi.n!810 == 0
;   1500 applyHanoi:30 -> 1502 applyHanoi:35
;       assume applyHanoi.n!810 != 0
;   1502 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1502 applyHanoi:35 -> 1503 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1503 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!810) != s33(applyHanoi.n!810 - 1) + 1
;   1503 applyHanoi:35 -> 1504 applyHanoi:35
;       assume s33(applyHanoi.n!810) == s33(applyHanoi.n!810 - 1) + 1
;   1501 applyHanoi:28 -> 1505 applyHanoi:36
;   1505 applyHanoi:36 -> 1506 applyHanoi:37
;   1506 applyHanoi:37 -> 1488 applyHanoi:28
;   1488 applyHanoi:28 -> 1507 applyHanoi:36
;   1507 applyHanoi:36 -> 1508 applyHanoi:37
;   1508 applyHanoi:37 -> 1460 applyHanoi:28
;   1460 applyHanoi:28 -> 1509 applyHanoi:35
;   1509 applyHanoi:35 -> 1510 applyHanoi:36
;   1510 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!782) != s33(applyHanoi.n!782 - 1) + 1
;   1510 applyHanoi:36 -> 1511 applyHanoi:36
;       assume s33(applyHanoi.n!782) == s33(applyHanoi.n!782 - 1) + 1
;   1511 applyHanoi:36 -> 1512 applyHanoi:30
;       applyHanoi.n!814 = *
;       applyHanoi.from!815 = *
;       applyHanoi.to!816 = *
;       applyHanoi.via!817 = *
;       applyHanoi.n!814 = applyHanoi.n!782 - 1
;       applyHanoi.from!815 = applyHanoi.via!785
;       applyHanoi.to!816 = applyHanoi.to!784
;       applyHanoi.via!817 = applyHanoi.from!783
;   1512 applyHanoi:30 -> 1513 applyHanoi:28
;       assume applyHanoi.n!814 == 0
;   1512 applyHanoi:30 -> 1514 applyHanoi:35
;       assume applyHanoi.n!814 != 0
;   1514 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1514 applyHanoi:35 -> 1515 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1515 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!814) != s33(applyHanoi.n!814 - 1) + 1
;   1515 applyHanoi:35 -> 1516 applyHanoi:35
;       assume s33(applyHanoi.n!814) == s33(applyHanoi.n!814 - 1) + 1
;   1516 applyHanoi:35 -> 1517 applyHanoi:30
;       applyHanoi.n!818 = *
;       applyHanoi.from!819 = *
;       applyHanoi.to!820 = *
;       applyHanoi.via!821 = *
;       applyHanoi.n!818 = applyHanoi.n!814 - 1
;       applyHanoi.from!819 = applyHanoi.from!815
;       applyHanoi.to!820 = applyHanoi.via!817
;       applyHanoi.via!821 = applyHanoi.to!816
;   1517 applyHanoi:30 -> 1518 applyHanoi:28
;       assume applyHanoi.n!818 == 0
;   1517 applyHanoi:30 -> 1519 applyHanoi:35
;       assume applyHanoi.n!818 != 0
;   1519 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1519 applyHanoi:35 -> 1520 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1520 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!818) != s33(applyHanoi.n!818 - 1) + 1
;   1520 applyHanoi:35 -> 1521 applyHanoi:35
;       assume s33(applyHanoi.n!818) == s33(applyHanoi.n!818 - 1) + 1
;   1521 applyHanoi:35 -> 1522 applyHanoi:30
;       applyHanoi.n!822 = *
;       applyHanoi.from!823 = *
;       applyHanoi.to!824 = *
;       applyHanoi.via!825 = *
;       applyHanoi.n!822 = applyHanoi.n!818 - 1
;       applyHanoi.from!823 = applyHanoi.from!819
;       applyHanoi.to!824 = applyHanoi.via!821
;       applyHanoi.via!825 = applyHanoi.to!820
;   1522 applyHanoi:30 -> 1523 applyHanoi:28
;       assume applyHanoi.n!822 == 0
;   1522 applyHanoi:30 -> 1524 applyHanoi:35
;       assume applyHanoi.n!822 != 0
;   1524 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1524 applyHanoi:35 -> 1525 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1525 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!822) != s33(applyHanoi.n!822 - 1) + 1
;   1525 applyHanoi:35 -> 1526 applyHanoi:35
;       assume s33(applyHanoi.n!822) == s33(applyHanoi.n!822 - 1) + 1
;   1523 applyHanoi:28 -> 1527 applyHanoi:35
;   1527 applyHanoi:35 -> 1528 applyHanoi:36
;   1528 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!818) != s33(applyHanoi.n!818 - 1) + 1
;   1528 applyHanoi:36 -> 1529 applyHanoi:36
;       assume s33(applyHanoi.n!818) == s33(applyHanoi.n!818 - 1) + 1
;   1529 applyHanoi:36 -> 1530 applyHanoi:30
;       applyHanoi.n!826 = *
;       applyHanoi.from!827 = *
;       applyHanoi.to!828 = *
;       applyHanoi.via!829 = *
;       applyHanoi.n!826 = applyHanoi.n!818 - 1
;       applyHanoi.from!827 = applyHanoi.via!821
;       applyHanoi.to!828 = applyHanoi.to!820
;       applyHanoi.via!829 = applyHanoi.from!819
;   1530 applyHanoi:30 -> 1531 applyHanoi:28
;       assume applyHanoi.n!826 == 0
;   1530 applyHanoi:30 -> 1532 applyHanoi:35
;       assume applyHanoi.n!826 != 0
;   1532 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1532 applyHanoi:35 -> 1533 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1533 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!826) != s33(applyHanoi.n!826 - 1) + 1
;   1533 applyHanoi:35 -> 1534 applyHanoi:35
;       assume s33(applyHanoi.n!826) == s33(applyHanoi.n!826 - 1) + 1
;   1531 applyHanoi:28 -> 1535 applyHanoi:36
;   1535 applyHanoi:36 -> 1536 applyHanoi:37
;   1536 applyHanoi:37 -> 1518 applyHanoi:28
;   1518 applyHanoi:28 -> 1537 applyHanoi:35
;   1537 applyHanoi:35 -> 1538 applyHanoi:36
;   1538 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!814) != s33(applyHanoi.n!814 - 1) + 1
;   1538 applyHanoi:36 -> 1539 applyHanoi:36
;       assume s33(applyHanoi.n!814) == s33(applyHanoi.n!814 - 1) + 1
;   1539 applyHanoi:36 -> 1540 applyHanoi:30
;       applyHanoi.n!830 = *
;       applyHanoi.from!831 = *
;       applyHanoi.to!832 = *
;       applyHanoi.via!833 = *
;       applyHanoi.n!830 = applyHanoi.n!814 - 1
;       applyHanoi.from!831 = applyHanoi.via!817
;       applyHanoi.to!832 = applyHanoi.to!816
;       applyHanoi.via!833 = applyHanoi.from!815
;   1540 applyHanoi:30 -> 1541 applyHanoi:28
;       assume applyHanoi.n!830 == 0
;   1540 applyHanoi:30 -> 1542 applyHanoi:35
;       assume applyHanoi.n!830 != 0
;   1542 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1542 applyHanoi:35 -> 1543 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1543 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!830) != s33(applyHanoi.n!830 - 1) + 1
;   1543 applyHanoi:35 -> 1544 applyHanoi:35
;       assume s33(applyHanoi.n!830) == s33(applyHanoi.n!830 - 1) + 1
;   1544 applyHanoi:35 -> 1545 applyHanoi:30
;       applyHanoi.n!834 = *
;       applyHanoi.from!835 = *
;       applyHanoi.to!836 = *
;       applyHanoi.via!837 = *
;       applyHanoi.n!834 = applyHanoi.n!830 - 1
;       applyHanoi.from!835 = applyHanoi.from!831
;       applyHanoi.to!836 = applyHanoi.via!833
;       applyHanoi.via!837 = applyHanoi.to!832
;   1545 applyHanoi:30 -> 1546 applyHanoi:28
;       assume applyHanoi.n!834 == 0
;   1545 applyHanoi:30 -> 1547 applyHanoi:35
;       assume applyHanoi.n!834 != 0
;   1547 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1547 applyHanoi:35 -> 1548 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1548 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!834) != s33(applyHanoi.n!834 - 1) + 1
;   1548 applyHanoi:35 -> 1549 applyHanoi:35
;       assume s33(applyHanoi.n!834) == s33(applyHanoi.n!834 - 1) + 1
;   1546 applyHanoi:28 -> 1550 applyHanoi:35
;   1550 applyHanoi:35 -> 1551 applyHanoi:36
;   1551 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!830) != s33(applyHanoi.n!830 - 1) + 1
;   1551 applyHanoi:36 -> 1552 applyHanoi:36
;       assume s33(applyHanoi.n!830) == s33(applyHanoi.n!830 - 1) + 1
;   1552 applyHanoi:36 -> 1553 applyHanoi:30
;       applyHanoi.n!838 = *
;       applyHanoi.from!839 = *
;       applyHanoi.to!840 = *
;       applyHanoi.via!841 = *
;       applyHanoi.n!838 = applyHanoi.n!830 - 1
;       applyHanoi.from!839 = applyHanoi.via!833
;       applyHanoi.to!840 = applyHanoi.to!832
;       applyHanoi.via!841 = applyHanoi.from!831
;   1553 applyHanoi:30 -> 1554 applyHanoi:28
;       assume applyHanoi.n!838 == 0
;   1553 applyHanoi:30 -> 1555 applyHanoi:35
;       assume applyHanoi.n!838 != 0
;   1555 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1555 applyHanoi:35 -> 1556 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1556 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!838) != s33(applyHanoi.n!838 - 1) + 1
;   1556 applyHanoi:35 -> 1557 applyHanoi:35
;       assume s33(applyHanoi.n!838) == s33(applyHanoi.n!838 - 1) + 1
;   1554 applyHanoi:28 -> 1558 applyHanoi:36
;   1558 applyHanoi:36 -> 1559 applyHanoi:37
;   1559 applyHanoi:37 -> 1541 applyHanoi:28
;   1541 applyHanoi:28 -> 1560 applyHanoi:36
;   1560 applyHanoi:36 -> 1561 applyHanoi:37
;   1561 applyHanoi:37 -> 1513 applyHanoi:28
;   1513 applyHanoi:28 -> 1562 applyHanoi:36
;   1562 applyHanoi:36 -> 1563 applyHanoi:37
;   1563 applyHanoi:37 -> 1455 applyHanoi:28
;   1455 applyHanoi:28 -> 1564 applyHanoi:35
;   1564 applyHanoi:35 -> 1565 applyHanoi:36
;   1565 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!778) != s33(applyHanoi.n!778 - 1) + 1
;   1565 applyHanoi:36 -> 1566 applyHanoi:36
;       assume s33(applyHanoi.n!778) == s33(applyHanoi.n!778 - 1) + 1
;   1566 applyHanoi:36 -> 1567 applyHanoi:30
;       applyHanoi.n!842 = *
;       applyHanoi.from!843 = *
;       applyHanoi.to!844 = *
;       applyHanoi.via!845 = *
;       applyHanoi.n!842 = applyHanoi.n!778 - 1
;       applyHanoi.from!843 = applyHanoi.via!781
;       applyHanoi.to!844 = applyHanoi.to!780
;       applyHanoi.via!845 = applyHanoi.from!779
;   1567 applyHanoi:30 -> 1568 applyHanoi:28
;       assume applyHanoi.n!842 == 0
;   1567 applyHanoi:30 -> 1569 applyHanoi:35
;       assume applyHanoi.n!842 != 0
;   1569 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1569 applyHanoi:35 -> 1570 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1570 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!842) != s33(applyHanoi.n!842 - 1) + 1
;   1570 applyHanoi:35 -> 1571 applyHanoi:35
;       assume s33(applyHanoi.n!842) == s33(applyHanoi.n!842 - 1) + 1
;   1571 applyHanoi:35 -> 1572 applyHanoi:30
;       applyHanoi.n!846 = *
;       applyHanoi.from!847 = *
;       applyHanoi.to!848 = *
;       applyHanoi.via!849 = *
;       applyHanoi.n!846 = applyHanoi.n!842 - 1
;       applyHanoi.from!847 = applyHanoi.from!843
;       applyHanoi.to!848 = applyHanoi.via!845
;       applyHanoi.via!849 = applyHanoi.to!844
;   1572 applyHanoi:30 -> 1573 applyHanoi:28
;       assume applyHanoi.n!846 == 0
;   1572 applyHanoi:30 -> 1574 applyHanoi:35
;       assume applyHanoi.n!846 != 0
;   1574 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1574 applyHanoi:35 -> 1575 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1575 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!846) != s33(applyHanoi.n!846 - 1) + 1
;   1575 applyHanoi:35 -> 1576 applyHanoi:35
;       assume s33(applyHanoi.n!846) == s33(applyHanoi.n!846 - 1) + 1
;   1576 applyHanoi:35 -> 1577 applyHanoi:30
;       applyHanoi.n!850 = *
;       applyHanoi.from!851 = *
;       applyHanoi.to!852 = *
;       applyHanoi.via!853 = *
;       applyHanoi.n!850 = applyHanoi.n!846 - 1
;       applyHanoi.from!851 = applyHanoi.from!847
;       applyHanoi.to!852 = applyHanoi.via!849
;       applyHanoi.via!853 = applyHanoi.to!848
;   1577 applyHanoi:30 -> 1578 applyHanoi:28
;       assume applyHanoi.n!850 == 0
;   1577 applyHanoi:30 -> 1579 applyHanoi:35
;       assume applyHanoi.n!850 != 0
;   1579 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1579 applyHanoi:35 -> 1580 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1580 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!850) != s33(applyHanoi.n!850 - 1) + 1
;   1580 applyHanoi:35 -> 1581 applyHanoi:35
;       assume s33(applyHanoi.n!850) == s33(applyHanoi.n!850 - 1) + 1
;   1581 applyHanoi:35 -> 1582 applyHanoi:30
;       applyHanoi.n!854 = *
;       applyHanoi.from!855 = *
;       applyHanoi.to!856 = *
;       applyHanoi.via!857 = *
;       applyHanoi.n!854 = applyHanoi.n!850 - 1
;       applyHanoi.from!855 = applyHanoi.from!851
;       applyHanoi.to!856 = applyHanoi.via!853
;       applyHanoi.via!857 = applyHanoi.to!852
;   1582 applyHanoi:30 -> 1583 applyHanoi:28
;       assume applyHanoi.n!854 == 0
;   1582 applyHanoi:30 -> 1584 applyHanoi:35
;       assume applyHanoi.n!854 != 0
;   1584 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1584 applyHanoi:35 -> 1585 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1585 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!854) != s33(applyHanoi.n!854 - 1) + 1
;   1585 applyHanoi:35 -> 1586 applyHanoi:35
;       assume s33(applyHanoi.n!854) == s33(applyHanoi.n!854 - 1) + 1
;   1583 applyHanoi:28 -> 1587 applyHanoi:35
;   1587 applyHanoi:35 -> 1588 applyHanoi:36
;   1588 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!850) != s33(applyHanoi.n!850 - 1) + 1
;   1588 applyHanoi:36 -> 1589 applyHanoi:36
;       assume s33(applyHanoi.n!850) == s33(applyHanoi.n!850 - 1) + 1
;   1589 applyHanoi:36 -> 1590 applyHanoi:30
;       applyHanoi.n!858 = *
;       applyHanoi.from!859 = *
;       applyHanoi.to!860 = *
;       applyHanoi.via!861 = *
;       applyHanoi.n!858 = applyHanoi.n!850 - 1
;       applyHanoi.from!859 = applyHanoi.via!853
;       applyHanoi.to!860 = applyHanoi.to!852
;       applyHanoi.via!861 = applyHanoi.from!851
;   1590 applyHanoi:30 -> 1591 applyHanoi:28
;       assume applyHanoi.n!858 == 0
;   1590 applyHanoi:30 -> 1592 applyHanoi:35
;       assume applyHanoi.n!858 != 0
;   1592 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1592 applyHanoi:35 -> 1593 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1593 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!858) != s33(applyHanoi.n!858 - 1) + 1
;   1593 applyHanoi:35 -> 1594 applyHanoi:35
;       assume s33(applyHanoi.n!858) == s33(applyHanoi.n!858 - 1) + 1
;   1591 applyHanoi:28 -> 1595 applyHanoi:36
;   1595 applyHanoi:36 -> 1596 applyHanoi:37
;   1596 applyHanoi:37 -> 1578 applyHanoi:28
;   1578 applyHanoi:28 -> 1597 applyHanoi:35
;   1597 applyHanoi:35 -> 1598 applyHanoi:36
;   1598 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!846) != s33(applyHanoi.n!846 - 1) + 1
;   1598 applyHanoi:36 -> 1599 applyHanoi:36
;       assume s33(applyHanoi.n!846) == s33(applyHanoi.n!846 - 1) + 1
;   1599 applyHanoi:36 -> 1600 applyHanoi:30
;       applyHanoi.n!862 = *
;       applyHanoi.from!863 = *
;       applyHanoi.to!864 = *
;       applyHanoi.via!865 = *
;       applyHanoi.n!862 = applyHanoi.n!846 - 1
;       applyHanoi.from!863 = applyHanoi.via!849
;       applyHanoi.to!864 = applyHanoi.to!848
;       applyHanoi.via!865 = applyHanoi.from!847
;   1600 applyHanoi:30 -> 1601 applyHanoi:28
;       assume applyHanoi.n!862 == 0
;   1600 applyHanoi:30 -> 1602 applyHanoi:35
;       assume applyHanoi.n!862 != 0
;   1602 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1602 applyHanoi:35 -> 1603 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1603 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!862) != s33(applyHanoi.n!862 - 1) + 1
;   1603 applyHanoi:35 -> 1604 applyHanoi:35
;       assume s33(applyHanoi.n!862) == s33(applyHanoi.n!862 - 1) + 1
;   1604 applyHanoi:35 -> 1605 applyHanoi:30
;       applyHanoi.n!866 = *
;       applyHanoi.from!867 = *
;       applyHanoi.to!868 = *
;       applyHanoi.via!869 = *
;       applyHanoi.n!866 = applyHanoi.n!862 - 1
;       applyHanoi.from!867 = applyHanoi.from!863
;       applyHanoi.to!868 = applyHanoi.via!865
;       applyHanoi.via!869 = applyHanoi.to!864
;   1605 applyHanoi:30 -> 1606 applyHanoi:28
;       assume applyHanoi.n!866 == 0
;   1605 applyHanoi:30 -> 1607 applyHanoi:35
;       assume applyHanoi.n!866 != 0
;   1607 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1607 applyHanoi:35 -> 1608 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1608 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!866) != s33(applyHanoi.n!866 - 1) + 1
;   1608 applyHanoi:35 -> 1609 applyHanoi:35
;       assume s33(applyHanoi.n!866) == s33(applyHanoi.n!866 - 1) + 1
;   1606 applyHanoi:28 -> 1610 applyHanoi:35
;   1610 applyHanoi:35 -> 1611 applyHanoi:36
;   1611 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!862) != s33(applyHanoi.n!862 - 1) + 1
;   1611 applyHanoi:36 -> 1612 applyHanoi:36
;       assume s33(applyHanoi.n!862) == s33(applyHanoi.n!862 - 1) + 1
;   1612 applyHanoi:36 -> 1613 applyHanoi:30
;       applyHanoi.n!870 = *
;       applyHanoi.from!871 = *
;       applyHanoi.to!872 = *
;       applyHanoi.via!873 = *
;       applyHanoi.n!870 = applyHanoi.n!862 - 1
;       applyHanoi.from!871 = applyHanoi.via!865
;       applyHanoi.to!872 = applyHanoi.to!864
;       applyHanoi.via!873 = applyHanoi.from!863
;   1613 applyHanoi:30 -> 1614 applyHanoi:28
;       assume applyHanoi.n!870 == 0
;   1613 applyHanoi:30 -> 1615 applyHanoi:35
;       assume applyHanoi.n!870 != 0
;   1615 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1615 applyHanoi:35 -> 1616 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1616 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!870) != s33(applyHanoi.n!870 - 1) + 1
;   1616 applyHanoi:35 -> 1617 applyHanoi:35
;       assume s33(applyHanoi.n!870) == s33(applyHanoi.n!870 - 1) + 1
;   1614 applyHanoi:28 -> 1618 applyHanoi:36
;   1618 applyHanoi:36 -> 1619 applyHanoi:37
;   1619 applyHanoi:37 -> 1601 applyHanoi:28
;   1601 applyHanoi:28 -> 1620 applyHanoi:36
;   1620 applyHanoi:36 -> 1621 applyHanoi:37
;   1621 applyHanoi:37 -> 1573 applyHanoi:28
;   1573 applyHanoi:28 -> 1622 applyHanoi:35
;   1622 applyHanoi:35 -> 1623 applyHanoi:36
;   1623 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!842) != s33(applyHanoi.n!842 - 1) + 1
;   1623 applyHanoi:36 -> 1624 applyHanoi:36
;       assume s33(applyHanoi.n!842) == s33(applyHanoi.n!842 - 1) + 1
;   1624 applyHanoi:36 -> 1625 applyHanoi:30
;       applyHanoi.n!874 = *
;       applyHanoi.from!875 = *
;       applyHanoi.to!876 = *
;       applyHanoi.via!877 = *
;       applyHanoi.n!874 = applyHanoi.n!842 - 1
;       applyHanoi.from!875 = applyHanoi.via!845
;       applyHanoi.to!876 = applyHanoi.to!844
;       applyHanoi.via!877 = applyHanoi.from!843
;   1625 applyHanoi:30 -> 1626 applyHanoi:28
;       assume applyHanoi.n!874 == 0
;   1625 applyHanoi:30 -> 1627 applyHanoi:35
;       assume applyHanoi.n!874 != 0
;   1627 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1627 applyHanoi:35 -> 1628 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1628 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!874) != s33(applyHanoi.n!874 - 1) + 1
;   1628 applyHanoi:35 -> 1629 applyHanoi:35
;       assume s33(applyHanoi.n!874) == s33(applyHanoi.n!874 - 1) + 1
;   1629 applyHanoi:35 -> 1630 applyHanoi:30
;       applyHanoi.n!878 = *
;       applyHanoi.from!879 = *
;       applyHanoi.to!880 = *
;       applyHanoi.via!881 = *
;       applyHanoi.n!878 = applyHanoi.n!874 - 1
;       applyHanoi.from!879 = applyHanoi.from!875
;       applyHanoi.to!880 = applyHanoi.via!877
;       applyHanoi.via!881 = applyHanoi.to!876
;   1630 applyHanoi:30 -> 1631 applyHanoi:28
;       assume applyHanoi.n!878 == 0
;   1630 applyHanoi:30 -> 1632 applyHanoi:35
;       assume applyHanoi.n!878 != 0
;   1632 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1632 applyHanoi:35 -> 1633 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1633 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!878) != s33(applyHanoi.n!878 - 1) + 1
;   1633 applyHanoi:35 -> 1634 applyHanoi:35
;       assume s33(applyHanoi.n!878) == s33(applyHanoi.n!878 - 1) + 1
;   1634 applyHanoi:35 -> 1635 applyHanoi:30
;       applyHanoi.n!882 = *
;       applyHanoi.from!883 = *
;       applyHanoi.to!884 = *
;       applyHanoi.via!885 = *
;       applyHanoi.n!882 = applyHanoi.n!878 - 1
;       applyHanoi.from!883 = applyHanoi.from!879
;       applyHanoi.to!884 = applyHanoi.via!881
;       applyHanoi.via!885 = applyHanoi.to!880
;   1635 applyHanoi:30 -> 1636 applyHanoi:28
;       assume applyHanoi.n!882 == 0
;   1635 applyHanoi:30 -> 1637 applyHanoi:35
;       assume applyHanoi.n!882 != 0
;   1637 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1637 applyHanoi:35 -> 1638 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1638 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!882) != s33(applyHanoi.n!882 - 1) + 1
;   1638 applyHanoi:35 -> 1639 applyHanoi:35
;       assume s33(applyHanoi.n!882) == s33(applyHanoi.n!882 - 1) + 1
;   1636 applyHanoi:28 -> 1640 applyHanoi:35
;   1640 applyHanoi:35 -> 1641 applyHanoi:36
;   1641 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!878) != s33(applyHanoi.n!878 - 1) + 1
;   1641 applyHanoi:36 -> 1642 applyHanoi:36
;       assume s33(applyHanoi.n!878) == s33(applyHanoi.n!878 - 1) + 1
;   1642 applyHanoi:36 -> 1643 applyHanoi:30
;       applyHanoi.n!886 = *
;       applyHanoi.from!887 = *
;       applyHanoi.to!888 = *
;       applyHanoi.via!889 = *
;       applyHanoi.n!886 = applyHanoi.n!878 - 1
;       applyHanoi.from!887 = applyHanoi.via!881
;       applyHanoi.to!888 = applyHanoi.to!880
;       applyHanoi.via!889 = applyHanoi.from!879
;   1643 applyHanoi:30 -> 1644 applyHanoi:28
;       assume applyHanoi.n!886 == 0
;   1643 applyHanoi:30 -> 1645 applyHanoi:35
;       assume applyHanoi.n!886 != 0
;   1645 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1645 applyHanoi:35 -> 1646 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1646 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!886) != s33(applyHanoi.n!886 - 1) + 1
;   1646 applyHanoi:35 -> 1647 applyHanoi:35
;       assume s33(applyHanoi.n!886) == s33(applyHanoi.n!886 - 1) + 1
;   1644 applyHanoi:28 -> 1648 applyHanoi:36
;   1648 applyHanoi:36 -> 1649 applyHanoi:37
;   1649 applyHanoi:37 -> 1631 applyHanoi:28
;   1631 applyHanoi:28 -> 1650 applyHanoi:35
;   1650 applyHanoi:35 -> 1651 applyHanoi:36
;   1651 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!874) != s33(applyHanoi.n!874 - 1) + 1
;   1651 applyHanoi:36 -> 1652 applyHanoi:36
;       assume s33(applyHanoi.n!874) == s33(applyHanoi.n!874 - 1) + 1
;   1652 applyHanoi:36 -> 1653 applyHanoi:30
;       applyHanoi.n!890 = *
;       applyHanoi.from!891 = *
;       applyHanoi.to!892 = *
;       applyHanoi.via!893 = *
;       applyHanoi.n!890 = applyHanoi.n!874 - 1
;       applyHanoi.from!891 = applyHanoi.via!877
;       applyHanoi.to!892 = applyHanoi.to!876
;       applyHanoi.via!893 = applyHanoi.from!875
;   1653 applyHanoi:30 -> 1654 applyHanoi:28
;       assume applyHanoi.n!890 == 0
;   1653 applyHanoi:30 -> 1655 applyHanoi:35
;       assume applyHanoi.n!890 != 0
;   1655 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1655 applyHanoi:35 -> 1656 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1656 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!890) != s33(applyHanoi.n!890 - 1) + 1
;   1656 applyHanoi:35 -> 1657 applyHanoi:35
;       assume s33(applyHanoi.n!890) == s33(applyHanoi.n!890 - 1) + 1
;   1657 applyHanoi:35 -> 1658 applyHanoi:30
;       applyHanoi.n!894 = *
;       applyHanoi.from!895 = *
;       applyHanoi.to!896 = *
;       applyHanoi.via!897 = *
;       applyHanoi.n!894 = applyHanoi.n!890 - 1
;       applyHanoi.from!895 = applyHanoi.from!891
;       applyHanoi.to!896 = applyHanoi.via!893
;       applyHanoi.via!897 = applyHanoi.to!892
;   1658 applyHanoi:30 -> 1659 applyHanoi:28
;       assume applyHanoi.n!894 == 0
;   1658 applyHanoi:30 -> 1660 applyHanoi:35
;       assume applyHanoi.n!894 != 0
;   1660 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1660 applyHanoi:35 -> 1661 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1661 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!894) != s33(applyHanoi.n!894 - 1) + 1
;   1661 applyHanoi:35 -> 1662 applyHanoi:35
;       assume s33(applyHanoi.n!894) == s33(applyHanoi.n!894 - 1) + 1
;   1659 applyHanoi:28 -> 1663 applyHanoi:35
;   1663 applyHanoi:35 -> 1664 applyHanoi:36
;   1664 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!890) != s33(applyHanoi.n!890 - 1) + 1
;   1664 applyHanoi:36 -> 1665 applyHanoi:36
;       assume s33(applyHanoi.n!890) == s33(applyHanoi.n!890 - 1) + 1
;   1665 applyHanoi:36 -> 1666 applyHanoi:30
;       applyHanoi.n!898 = *
;       applyHanoi.from!899 = *
;       applyHanoi.to!900 = *
;       applyHanoi.via!901 = *
;       applyHanoi.n!898 = applyHanoi.n!890 - 1
;       applyHanoi.from!899 = applyHanoi.via!893
;       applyHanoi.to!900 = applyHanoi.to!892
;       applyHanoi.via!901 = applyHanoi.from!891
;   1666 applyHanoi:30 -> 1667 applyHanoi:28
;       assume applyHanoi.n!898 == 0
;   1666 applyHanoi:30 -> 1668 applyHanoi:35
;       assume applyHanoi.n!898 != 0
;   1668 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1668 applyHanoi:35 -> 1669 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1669 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!898) != s33(applyHanoi.n!898 - 1) + 1
;   1669 applyHanoi:35 -> 1670 applyHanoi:35
;       assume s33(applyHanoi.n!898) == s33(applyHanoi.n!898 - 1) + 1
;   1667 applyHanoi:28 -> 1671 applyHanoi:36
;   1671 applyHanoi:36 -> 1672 applyHanoi:37
;   1672 applyHanoi:37 -> 1654 applyHanoi:28
;   1654 applyHanoi:28 -> 1673 applyHanoi:36
;   1673 applyHanoi:36 -> 1674 applyHanoi:37
;   1674 applyHanoi:37 -> 1626 applyHanoi:28
;   1626 applyHanoi:28 -> 1675 applyHanoi:36
;   1675 applyHanoi:36 -> 1676 applyHanoi:37
;   1676 applyHanoi:37 -> 1568 applyHanoi:28
;   1568 applyHanoi:28 -> 1677 applyHanoi:36
;   1677 applyHanoi:36 -> 1678 applyHanoi:37
;   1678 applyHanoi:37 -> 1450 applyHanoi:28
;   1450 applyHanoi:28 -> 1679 applyHanoi:35
;   1679 applyHanoi:35 -> 1680 applyHanoi:36
;   1680 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!774) != s33(applyHanoi.n!774 - 1) + 1
;   1680 applyHanoi:36 -> 1681 applyHanoi:36
;       assume s33(applyHanoi.n!774) == s33(applyHanoi.n!774 - 1) + 1
;   1681 applyHanoi:36 -> 1682 applyHanoi:30
;       applyHanoi.n!902 = *
;       applyHanoi.from!903 = *
;       applyHanoi.to!904 = *
;       applyHanoi.via!905 = *
;       applyHanoi.n!902 = applyHanoi.n!774 - 1
;       applyHanoi.from!903 = applyHanoi.via!777
;       applyHanoi.to!904 = applyHanoi.to!776
;       applyHanoi.via!905 = applyHanoi.from!775
;   1682 applyHanoi:30 -> 1683 applyHanoi:28
;       assume applyHanoi.n!902 == 0
;   1682 applyHanoi:30 -> 1684 applyHanoi:35
;       assume applyHanoi.n!902 != 0
;   1684 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1684 applyHanoi:35 -> 1685 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1685 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!902) != s33(applyHanoi.n!902 - 1) + 1
;   1685 applyHanoi:35 -> 1686 applyHanoi:35
;       assume s33(applyHanoi.n!902) == s33(applyHanoi.n!902 - 1) + 1
;   1686 applyHanoi:35 -> 1687 applyHanoi:30
;       applyHanoi.n!906 = *
;       applyHanoi.from!907 = *
;       applyHanoi.to!908 = *
;       applyHanoi.via!909 = *
;       applyHanoi.n!906 = applyHanoi.n!902 - 1
;       applyHanoi.from!907 = applyHanoi.from!903
;       applyHanoi.to!908 = applyHanoi.via!905
;       applyHanoi.via!909 = applyHanoi.to!904
;   1687 applyHanoi:30 -> 1688 applyHanoi:28
;       assume applyHanoi.n!906 == 0
;   1687 applyHanoi:30 -> 1689 applyHanoi:35
;       assume applyHanoi.n!906 != 0
;   1689 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1689 applyHanoi:35 -> 1690 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1690 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!906) != s33(applyHanoi.n!906 - 1) + 1
;   1690 applyHanoi:35 -> 1691 applyHanoi:35
;       assume s33(applyHanoi.n!906) == s33(applyHanoi.n!906 - 1) + 1
;   1691 applyHanoi:35 -> 1692 applyHanoi:30
;       applyHanoi.n!910 = *
;       applyHanoi.from!911 = *
;       applyHanoi.to!912 = *
;       applyHanoi.via!913 = *
;       applyHanoi.n!910 = applyHanoi.n!906 - 1
;       applyHanoi.from!911 = applyHanoi.from!907
;       applyHanoi.to!912 = applyHanoi.via!909
;       applyHanoi.via!913 = applyHanoi.to!908
;   1692 applyHanoi:30 -> 1693 applyHanoi:28
;       assume applyHanoi.n!910 == 0
;   1692 applyHanoi:30 -> 1694 applyHanoi:35
;       assume applyHanoi.n!910 != 0
;   1694 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1694 applyHanoi:35 -> 1695 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1695 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!910) != s33(applyHanoi.n!910 - 1) + 1
;   1695 applyHanoi:35 -> 1696 applyHanoi:35
;       assume s33(applyHanoi.n!910) == s33(applyHanoi.n!910 - 1) + 1
;   1696 applyHanoi:35 -> 1697 applyHanoi:30
;       applyHanoi.n!914 = *
;       applyHanoi.from!915 = *
;       applyHanoi.to!916 = *
;       applyHanoi.via!917 = *
;       applyHanoi.n!914 = applyHanoi.n!910 - 1
;       applyHanoi.from!915 = applyHanoi.from!911
;       applyHanoi.to!916 = applyHanoi.via!913
;       applyHanoi.via!917 = applyHanoi.to!912
;   1697 applyHanoi:30 -> 1698 applyHanoi:28
;       assume applyHanoi.n!914 == 0
;   1697 applyHanoi:30 -> 1699 applyHanoi:35
;       assume applyHanoi.n!914 != 0
;   1699 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1699 applyHanoi:35 -> 1700 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1700 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!914) != s33(applyHanoi.n!914 - 1) + 1
;   1700 applyHanoi:35 -> 1701 applyHanoi:35
;       assume s33(applyHanoi.n!914) == s33(applyHanoi.n!914 - 1) + 1
;   1701 applyHanoi:35 -> 1702 applyHanoi:30
;       applyHanoi.n!918 = *
;       applyHanoi.from!919 = *
;       applyHanoi.to!920 = *
;       applyHanoi.via!921 = *
;       applyHanoi.n!918 = applyHanoi.n!914 - 1
;       applyHanoi.from!919 = applyHanoi.from!915
;       applyHanoi.to!920 = applyHanoi.via!917
;       applyHanoi.via!921 = applyHanoi.to!916
;   1702 applyHanoi:30 -> 1703 applyHanoi:28
;       assume applyHanoi.n!918 == 0
;   1702 applyHanoi:30 -> 1704 applyHanoi:35
;       assume applyHanoi.n!918 != 0
;   1704 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1704 applyHanoi:35 -> 1705 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1705 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!918) != s33(applyHanoi.n!918 - 1) + 1
;   1705 applyHanoi:35 -> 1706 applyHanoi:35
;       assume s33(applyHanoi.n!918) == s33(applyHanoi.n!918 - 1) + 1
;   1703 applyHanoi:28 -> 1707 applyHanoi:35
;   1707 applyHanoi:35 -> 1708 applyHanoi:36
;   1708 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!914) != s33(applyHanoi.n!914 - 1) + 1
;   1708 applyHanoi:36 -> 1709 applyHanoi:36
;       assume s33(applyHanoi.n!914) == s33(applyHanoi.n!914 - 1) + 1
;   1709 applyHanoi:36 -> 1710 applyHanoi:30
;       applyHanoi.n!922 = *
;       applyHanoi.from!923 = *
;       applyHanoi.to!924 = *
;       applyHanoi.via!925 = *
;       applyHanoi.n!922 = applyHanoi.n!914 - 1
;       applyHanoi.from!923 = applyHanoi.via!917
;       applyHanoi.to!924 = applyHanoi.to!916
;       applyHanoi.via!925 = applyHanoi.from!915
;   1710 applyHanoi:30 -> 1711 applyHanoi:28
;       assume applyHanoi.n!922 == 0
;   1710 applyHanoi:30 -> 1712 applyHanoi:35
;       assume applyHanoi.n!922 != 0
;   1712 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1712 applyHanoi:35 -> 1713 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1713 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!922) != s33(applyHanoi.n!922 - 1) + 1
;   1713 applyHanoi:35 -> 1714 applyHanoi:35
;       assume s33(applyHanoi.n!922) == s33(applyHanoi.n!922 - 1) + 1
;   1711 applyHanoi:28 -> 1715 applyHanoi:36
;   1715 applyHanoi:36 -> 1716 applyHanoi:37
;   1716 applyHanoi:37 -> 1698 applyHanoi:28
;   1698 applyHanoi:28 -> 1717 applyHanoi:35
;   1717 applyHanoi:35 -> 1718 applyHanoi:36
;   1718 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!910) != s33(applyHanoi.n!910 - 1) + 1
;   1718 applyHanoi:36 -> 1719 applyHanoi:36
;       assume s33(applyHanoi.n!910) == s33(applyHanoi.n!910 - 1) + 1
;   1719 applyHanoi:36 -> 1720 applyHanoi:30
;       applyHanoi.n!926 = *
;       applyHanoi.from!927 = *
;       applyHanoi.to!928 = *
;       applyHanoi.via!929 = *
;       applyHanoi.n!926 = applyHanoi.n!910 - 1
;       applyHanoi.from!927 = applyHanoi.via!913
;       applyHanoi.to!928 = applyHanoi.to!912
;       applyHanoi.via!929 = applyHanoi.from!911
;   1720 applyHanoi:30 -> 1721 applyHanoi:28
;       assume applyHanoi.n!926 == 0
;   1720 applyHanoi:30 -> 1722 applyHanoi:35
;       assume applyHanoi.n!926 != 0
;   1722 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1722 applyHanoi:35 -> 1723 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1723 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!926) != s33(applyHanoi.n!926 - 1) + 1
;   1723 applyHanoi:35 -> 1724 applyHanoi:35
;       assume s33(applyHanoi.n!926) == s33(applyHanoi.n!926 - 1) + 1
;   1724 applyHanoi:35 -> 1725 applyHanoi:30
;       applyHanoi.n!930 = *
;       applyHanoi.from!931 = *
;       applyHanoi.to!932 = *
;       applyHanoi.via!933 = *
;       applyHanoi.n!930 = applyHanoi.n!926 - 1
;       applyHanoi.from!931 = applyHanoi.from!927
;       applyHanoi.to!932 = applyHanoi.via!929
;       applyHanoi.via!933 = applyHanoi.to!928
;   1725 applyHanoi:30 -> 1726 applyHanoi:28
;       assume applyHanoi.n!930 == 0
;   1725 applyHanoi:30 -> 1727 applyHanoi:35
;       assume applyHanoi.n!930 != 0
;   1727 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1727 applyHanoi:35 -> 1728 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1728 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!930) != s33(applyHanoi.n!930 - 1) + 1
;   1728 applyHanoi:35 -> 1729 applyHanoi:35
;       assume s33(applyHanoi.n!930) == s33(applyHanoi.n!930 - 1) + 1
;   1726 applyHanoi:28 -> 1730 applyHanoi:35
;   1730 applyHanoi:35 -> 1731 applyHanoi:36
;   1731 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!926) != s33(applyHanoi.n!926 - 1) + 1
;   1731 applyHanoi:36 -> 1732 applyHanoi:36
;       assume s33(applyHanoi.n!926) == s33(applyHanoi.n!926 - 1) + 1
;   1732 applyHanoi:36 -> 1733 applyHanoi:30
;       applyHanoi.n!934 = *
;       applyHanoi.from!935 = *
;       applyHanoi.to!936 = *
;       applyHanoi.via!937 = *
;       applyHanoi.n!934 = applyHanoi.n!926 - 1
;       applyHanoi.from!935 = applyHanoi.via!929
;       applyHanoi.to!936 = applyHanoi.to!928
;       applyHanoi.via!937 = applyHanoi.from!927
;   1733 applyHanoi:30 -> 1734 applyHanoi:28
;       assume applyHanoi.n!934 == 0
;   1733 applyHanoi:30 -> 1735 applyHanoi:35
;       assume applyHanoi.n!934 != 0
;   1735 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1735 applyHanoi:35 -> 1736 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1736 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!934) != s33(applyHanoi.n!934 - 1) + 1
;   1736 applyHanoi:35 -> 1737 applyHanoi:35
;       assume s33(applyHanoi.n!934) == s33(applyHanoi.n!934 - 1) + 1
;   1734 applyHanoi:28 -> 1738 applyHanoi:36
;   1738 applyHanoi:36 -> 1739 applyHanoi:37
;   1739 applyHanoi:37 -> 1721 applyHanoi:28
;   1721 applyHanoi:28 -> 1740 applyHanoi:36
;   1740 applyHanoi:36 -> 1741 applyHanoi:37
;   1741 applyHanoi:37 -> 1693 applyHanoi:28
;   1693 applyHanoi:28 -> 1742 applyHanoi:35
;   1742 applyHanoi:35 -> 1743 applyHanoi:36
;   1743 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!906) != s33(applyHanoi.n!906 - 1) + 1
;   1743 applyHanoi:36 -> 1744 applyHanoi:36
;       assume s33(applyHanoi.n!906) == s33(applyHanoi.n!906 - 1) + 1
;   1744 applyHanoi:36 -> 1745 applyHanoi:30
;       applyHanoi.n!938 = *
;       applyHanoi.from!939 = *
;       applyHanoi.to!940 = *
;       applyHanoi.via!941 = *
;       applyHanoi.n!938 = applyHanoi.n!906 - 1
;       applyHanoi.from!939 = applyHanoi.via!909
;       applyHanoi.to!940 = applyHanoi.to!908
;       applyHanoi.via!941 = applyHanoi.from!907
;   1745 applyHanoi:30 -> 1746 applyHanoi:28
;       assume applyHanoi.n!938 == 0
;   1745 applyHanoi:30 -> 1747 applyHanoi:35
;       assume applyHanoi.n!938 != 0
;   1747 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1747 applyHanoi:35 -> 1748 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1748 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!938) != s33(applyHanoi.n!938 - 1) + 1
;   1748 applyHanoi:35 -> 1749 applyHanoi:35
;       assume s33(applyHanoi.n!938) == s33(applyHanoi.n!938 - 1) + 1
;   1749 applyHanoi:35 -> 1750 applyHanoi:30
;       applyHanoi.n!942 = *
;       applyHanoi.from!943 = *
;       applyHanoi.to!944 = *
;       applyHanoi.via!945 = *
;       applyHanoi.n!942 = applyHanoi.n!938 - 1
;       applyHanoi.from!943 = applyHanoi.from!939
;       applyHanoi.to!944 = applyHanoi.via!941
;       applyHanoi.via!945 = applyHanoi.to!940
;   1750 applyHanoi:30 -> 1751 applyHanoi:28
;       assume applyHanoi.n!942 == 0
;   1750 applyHanoi:30 -> 1752 applyHanoi:35
;       assume applyHanoi.n!942 != 0
;   1752 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1752 applyHanoi:35 -> 1753 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1753 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!942) != s33(applyHanoi.n!942 - 1) + 1
;   1753 applyHanoi:35 -> 1754 applyHanoi:35
;       assume s33(applyHanoi.n!942) == s33(applyHanoi.n!942 - 1) + 1
;   1754 applyHanoi:35 -> 1755 applyHanoi:30
;       applyHanoi.n!946 = *
;       applyHanoi.from!947 = *
;       applyHanoi.to!948 = *
;       applyHanoi.via!949 = *
;       applyHanoi.n!946 = applyHanoi.n!942 - 1
;       applyHanoi.from!947 = applyHanoi.from!943
;       applyHanoi.to!948 = applyHanoi.via!945
;       applyHanoi.via!949 = applyHanoi.to!944
;   1755 applyHanoi:30 -> 1756 applyHanoi:28
;       assume applyHanoi.n!946 == 0
;   1755 applyHanoi:30 -> 1757 applyHanoi:35
;       assume applyHanoi.n!946 != 0
;   1757 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1757 applyHanoi:35 -> 1758 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1758 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!946) != s33(applyHanoi.n!946 - 1) + 1
;   1758 applyHanoi:35 -> 1759 applyHanoi:35
;       assume s33(applyHanoi.n!946) == s33(applyHanoi.n!946 - 1) + 1
;   1756 applyHanoi:28 -> 1760 applyHanoi:35
;   1760 applyHanoi:35 -> 1761 applyHanoi:36
;   1761 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!942) != s33(applyHanoi.n!942 - 1) + 1
;   1761 applyHanoi:36 -> 1762 applyHanoi:36
;       assume s33(applyHanoi.n!942) == s33(applyHanoi.n!942 - 1) + 1
;   1762 applyHanoi:36 -> 1763 applyHanoi:30
;       applyHanoi.n!950 = *
;       applyHanoi.from!951 = *
;       applyHanoi.to!952 = *
;       applyHanoi.via!953 = *
;       applyHanoi.n!950 = applyHanoi.n!942 - 1
;       applyHanoi.from!951 = applyHanoi.via!945
;       applyHanoi.to!952 = applyHanoi.to!944
;       applyHanoi.via!953 = applyHanoi.from!943
;   1763 applyHanoi:30 -> 1764 applyHanoi:28
;       assume applyHanoi.n!950 == 0
;   1763 applyHanoi:30 -> 1765 applyHanoi:35
;       assume applyHanoi.n!950 != 0
;   1765 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1765 applyHanoi:35 -> 1766 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1766 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!950) != s33(applyHanoi.n!950 - 1) + 1
;   1766 applyHanoi:35 -> 1767 applyHanoi:35
;       assume s33(applyHanoi.n!950) == s33(applyHanoi.n!950 - 1) + 1
;   1764 applyHanoi:28 -> 1768 applyHanoi:36
;   1768 applyHanoi:36 -> 1769 applyHanoi:37
;   1769 applyHanoi:37 -> 1751 applyHanoi:28
;   1751 applyHanoi:28 -> 1770 applyHanoi:35
;   1770 applyHanoi:35 -> 1771 applyHanoi:36
;   1771 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!938) != s33(applyHanoi.n!938 - 1) + 1
;   1771 applyHanoi:36 -> 1772 applyHanoi:36
;       assume s33(applyHanoi.n!938) == s33(applyHanoi.n!938 - 1) + 1
;   1772 applyHanoi:36 -> 1773 applyHanoi:30
;       applyHanoi.n!954 = *
;       applyHanoi.from!955 = *
;       applyHanoi.to!956 = *
;       applyHanoi.via!957 = *
;       applyHanoi.n!954 = applyHanoi.n!938 - 1
;       applyHanoi.from!955 = applyHanoi.via!941
;       applyHanoi.to!956 = applyHanoi.to!940
;       applyHanoi.via!957 = applyHanoi.from!939
;   1773 applyHanoi:30 -> 1774 applyHanoi:28
;       assume applyHanoi.n!954 == 0
;   1773 applyHanoi:30 -> 1775 applyHanoi:35
;       assume applyHanoi.n!954 != 0
;   1775 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1775 applyHanoi:35 -> 1776 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1776 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!954) != s33(applyHanoi.n!954 - 1) + 1
;   1776 applyHanoi:35 -> 1777 applyHanoi:35
;       assume s33(applyHanoi.n!954) == s33(applyHanoi.n!954 - 1) + 1
;   1777 applyHanoi:35 -> 1778 applyHanoi:30
;       applyHanoi.n!958 = *
;       applyHanoi.from!959 = *
;       applyHanoi.to!960 = *
;       applyHanoi.via!961 = *
;       applyHanoi.n!958 = applyHanoi.n!954 - 1
;       applyHanoi.from!959 = applyHanoi.from!955
;       applyHanoi.to!960 = applyHanoi.via!957
;       applyHanoi.via!961 = applyHanoi.to!956
;   1778 applyHanoi:30 -> 1779 applyHanoi:28
;       assume applyHanoi.n!958 == 0
;   1778 applyHanoi:30 -> 1780 applyHanoi:35
;       assume applyHanoi.n!958 != 0
;   1780 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1780 applyHanoi:35 -> 1781 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1781 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!958) != s33(applyHanoi.n!958 - 1) + 1
;   1781 applyHanoi:35 -> 1782 applyHanoi:35
;       assume s33(applyHanoi.n!958) == s33(applyHanoi.n!958 - 1) + 1
;   1779 applyHanoi:28 -> 1783 applyHanoi:35
;   1783 applyHanoi:35 -> 1784 applyHanoi:36
;   1784 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!954) != s33(applyHanoi.n!954 - 1) + 1
;   1784 applyHanoi:36 -> 1785 applyHanoi:36
;       assume s33(applyHanoi.n!954) == s33(applyHanoi.n!954 - 1) + 1
;   1785 applyHanoi:36 -> 1786 applyHanoi:30
;       applyHanoi.n!962 = *
;       applyHanoi.from!963 = *
;       applyHanoi.to!964 = *
;       applyHanoi.via!965 = *
;       applyHanoi.n!962 = applyHanoi.n!954 - 1
;       applyHanoi.from!963 = applyHanoi.via!957
;       applyHanoi.to!964 = applyHanoi.to!956
;       applyHanoi.via!965 = applyHanoi.from!955
;   1786 applyHanoi:30 -> 1787 applyHanoi:28
;       assume applyHanoi.n!962 == 0
;   1786 applyHanoi:30 -> 1788 applyHanoi:35
;       assume applyHanoi.n!962 != 0
;   1788 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1788 applyHanoi:35 -> 1789 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1789 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!962) != s33(applyHanoi.n!962 - 1) + 1
;   1789 applyHanoi:35 -> 1790 applyHanoi:35
;       assume s33(applyHanoi.n!962) == s33(applyHanoi.n!962 - 1) + 1
;   1787 applyHanoi:28 -> 1791 applyHanoi:36
;   1791 applyHanoi:36 -> 1792 applyHanoi:37
;   1792 applyHanoi:37 -> 1774 applyHanoi:28
;   1774 applyHanoi:28 -> 1793 applyHanoi:36
;   1793 applyHanoi:36 -> 1794 applyHanoi:37
;   1794 applyHanoi:37 -> 1746 applyHanoi:28
;   1746 applyHanoi:28 -> 1795 applyHanoi:36
;   1795 applyHanoi:36 -> 1796 applyHanoi:37
;   1796 applyHanoi:37 -> 1688 applyHanoi:28
;   1688 applyHanoi:28 -> 1797 applyHanoi:35
;   1797 applyHanoi:35 -> 1798 applyHanoi:36
;   1798 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!902) != s33(applyHanoi.n!902 - 1) + 1
;   1798 applyHanoi:36 -> 1799 applyHanoi:36
;       assume s33(applyHanoi.n!902) == s33(applyHanoi.n!902 - 1) + 1
;   1799 applyHanoi:36 -> 1800 applyHanoi:30
;       applyHanoi.n!966 = *
;       applyHanoi.from!967 = *
;       applyHanoi.to!968 = *
;       applyHanoi.via!969 = *
;       applyHanoi.n!966 = applyHanoi.n!902 - 1
;       applyHanoi.from!967 = applyHanoi.via!905
;       applyHanoi.to!968 = applyHanoi.to!904
;       applyHanoi.via!969 = applyHanoi.from!903
;   1800 applyHanoi:30 -> 1801 applyHanoi:28
;       assume applyHanoi.n!966 == 0
;   1800 applyHanoi:30 -> 1802 applyHanoi:35
;       assume applyHanoi.n!966 != 0
;   1802 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1802 applyHanoi:35 -> 1803 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1803 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!966) != s33(applyHanoi.n!966 - 1) + 1
;   1803 applyHanoi:35 -> 1804 applyHanoi:35
;       assume s33(applyHanoi.n!966) == s33(applyHanoi.n!966 - 1) + 1
;   1804 applyHanoi:35 -> 1805 applyHanoi:30
;       applyHanoi.n!970 = *
;       applyHanoi.from!971 = *
;       applyHanoi.to!972 = *
;       applyHanoi.via!973 = *
;       applyHanoi.n!970 = applyHanoi.n!966 - 1
;       applyHanoi.from!971 = applyHanoi.from!967
;       applyHanoi.to!972 = applyHanoi.via!969
;       applyHanoi.via!973 = applyHanoi.to!968
;   1805 applyHanoi:30 -> 1806 applyHanoi:28
;       assume applyHanoi.n!970 == 0
;   1805 applyHanoi:30 -> 1807 applyHanoi:35
;       assume applyHanoi.n!970 != 0
;   1807 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1807 applyHanoi:35 -> 1808 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1808 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!970) != s33(applyHanoi.n!970 - 1) + 1
;   1808 applyHanoi:35 -> 1809 applyHanoi:35
;       assume s33(applyHanoi.n!970) == s33(applyHanoi.n!970 - 1) + 1
;   1809 applyHanoi:35 -> 1810 applyHanoi:30
;       applyHanoi.n!974 = *
;       applyHanoi.from!975 = *
;       applyHanoi.to!976 = *
;       applyHanoi.via!977 = *
;       applyHanoi.n!974 = applyHanoi.n!970 - 1
;       applyHanoi.from!975 = applyHanoi.from!971
;       applyHanoi.to!976 = applyHanoi.via!973
;       applyHanoi.via!977 = applyHanoi.to!972
;   1810 applyHanoi:30 -> 1811 applyHanoi:28
;       assume applyHanoi.n!974 == 0
;   1810 applyHanoi:30 -> 1812 applyHanoi:35
;       assume applyHanoi.n!974 != 0
;   1812 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1812 applyHanoi:35 -> 1813 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1813 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!974) != s33(applyHanoi.n!974 - 1) + 1
;   1813 applyHanoi:35 -> 1814 applyHanoi:35
;       assume s33(applyHanoi.n!974) == s33(applyHanoi.n!974 - 1) + 1
;   1814 applyHanoi:35 -> 1815 applyHanoi:30
;       applyHanoi.n!978 = *
;       applyHanoi.from!979 = *
;       applyHanoi.to!980 = *
;       applyHanoi.via!981 = *
;       applyHanoi.n!978 = applyHanoi.n!974 - 1
;       applyHanoi.from!979 = applyHanoi.from!975
;       applyHanoi.to!980 = applyHanoi.via!977
;       applyHanoi.via!981 = applyHanoi.to!976
;   1815 applyHanoi:30 -> 1816 applyHanoi:28
;       assume applyHanoi.n!978 == 0
;   1815 applyHanoi:30 -> 1817 applyHanoi:35
;       assume applyHanoi.n!978 != 0
;   1817 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1817 applyHanoi:35 -> 1818 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1818 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!978) != s33(applyHanoi.n!978 - 1) + 1
;   1818 applyHanoi:35 -> 1819 applyHanoi:35
;       assume s33(applyHanoi.n!978) == s33(applyHanoi.n!978 - 1) + 1
;   1816 applyHanoi:28 -> 1820 applyHanoi:35
;   1820 applyHanoi:35 -> 1821 applyHanoi:36
;   1821 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!974) != s33(applyHanoi.n!974 - 1) + 1
;   1821 applyHanoi:36 -> 1822 applyHanoi:36
;       assume s33(applyHanoi.n!974) == s33(applyHanoi.n!974 - 1) + 1
;   1822 applyHanoi:36 -> 1823 applyHanoi:30
;       applyHanoi.n!982 = *
;       applyHanoi.from!983 = *
;       applyHanoi.to!984 = *
;       applyHanoi.via!985 = *
;       applyHanoi.n!982 = applyHanoi.n!974 - 1
;       applyHanoi.from!983 = applyHanoi.via!977
;       applyHanoi.to!984 = applyHanoi.to!976
;       applyHanoi.via!985 = applyHanoi.from!975
;   1823 applyHanoi:30 -> 1824 applyHanoi:28
;       assume applyHanoi.n!982 == 0
;   1823 applyHanoi:30 -> 1825 applyHanoi:35
;       assume applyHanoi.n!982 != 0
;   1825 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1825 applyHanoi:35 -> 1826 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1826 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!982) != s33(applyHanoi.n!982 - 1) + 1
;   1826 applyHanoi:35 -> 1827 applyHanoi:35
;       assume s33(applyHanoi.n!982) == s33(applyHanoi.n!982 - 1) + 1
;   1824 applyHanoi:28 -> 1828 applyHanoi:36
;   1828 applyHanoi:36 -> 1829 applyHanoi:37
;   1829 applyHanoi:37 -> 1811 applyHanoi:28
;   1811 applyHanoi:28 -> 1830 applyHanoi:35
;   1830 applyHanoi:35 -> 1831 applyHanoi:36
;   1831 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!970) != s33(applyHanoi.n!970 - 1) + 1
;   1831 applyHanoi:36 -> 1832 applyHanoi:36
;       assume s33(applyHanoi.n!970) == s33(applyHanoi.n!970 - 1) + 1
;   1832 applyHanoi:36 -> 1833 applyHanoi:30
;       applyHanoi.n!986 = *
;       applyHanoi.from!987 = *
;       applyHanoi.to!988 = *
;       applyHanoi.via!989 = *
;       applyHanoi.n!986 = applyHanoi.n!970 - 1
;       applyHanoi.from!987 = applyHanoi.via!973
;       applyHanoi.to!988 = applyHanoi.to!972
;       applyHanoi.via!989 = applyHanoi.from!971
;   1833 applyHanoi:30 -> 1834 applyHanoi:28
;       assume applyHanoi.n!986 == 0
;   1833 applyHanoi:30 -> 1835 applyHanoi:35
;       assume applyHanoi.n!986 != 0
;   1835 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1835 applyHanoi:35 -> 1836 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1836 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!986) != s33(applyHanoi.n!986 - 1) + 1
;   1836 applyHanoi:35 -> 1837 applyHanoi:35
;       assume s33(applyHanoi.n!986) == s33(applyHanoi.n!986 - 1) + 1
;   1837 applyHanoi:35 -> 1838 applyHanoi:30
;       applyHanoi.n!990 = *
;       applyHanoi.from!991 = *
;       applyHanoi.to!992 = *
;       applyHanoi.via!993 = *
;       applyHanoi.n!990 = applyHanoi.n!986 - 1
;       applyHanoi.from!991 = applyHanoi.from!987
;       applyHanoi.to!992 = applyHanoi.via!989
;       applyHanoi.via!993 = applyHanoi.to!988
;   1838 applyHanoi:30 -> 1839 applyHanoi:28
;       assume applyHanoi.n!990 == 0
;   1838 applyHanoi:30 -> 1840 applyHanoi:35
;       assume applyHanoi.n!990 != 0
;   1840 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1840 applyHanoi:35 -> 1841 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1841 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!990) != s33(applyHanoi.n!990 - 1) + 1
;   1841 applyHanoi:35 -> 1842 applyHanoi:35
;       assume s33(applyHanoi.n!990) == s33(applyHanoi.n!990 - 1) + 1
;   1839 applyHanoi:28 -> 1843 applyHanoi:35
;   1843 applyHanoi:35 -> 1844 applyHanoi:36
;   1844 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!986) != s33(applyHanoi.n!986 - 1) + 1
;   1844 applyHanoi:36 -> 1845 applyHanoi:36
;       assume s33(applyHanoi.n!986) == s33(applyHanoi.n!986 - 1) + 1
;   1845 applyHanoi:36 -> 1846 applyHanoi:30
;       applyHanoi.n!994 = *
;       applyHanoi.from!995 = *
;       applyHanoi.to!996 = *
;       applyHanoi.via!997 = *
;       applyHanoi.n!994 = applyHanoi.n!986 - 1
;       applyHanoi.from!995 = applyHanoi.via!989
;       applyHanoi.to!996 = applyHanoi.to!988
;       applyHanoi.via!997 = applyHanoi.from!987
;   1846 applyHanoi:30 -> 1847 applyHanoi:28
;       assume applyHanoi.n!994 == 0
;   1846 applyHanoi:30 -> 1848 applyHanoi:35
;       assume applyHanoi.n!994 != 0
;   1848 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1848 applyHanoi:35 -> 1849 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1849 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!994) != s33(applyHanoi.n!994 - 1) + 1
;   1849 applyHanoi:35 -> 1850 applyHanoi:35
;       assume s33(applyHanoi.n!994) == s33(applyHanoi.n!994 - 1) + 1
;   1847 applyHanoi:28 -> 1851 applyHanoi:36
;   1851 applyHanoi:36 -> 1852 applyHanoi:37
;   1852 applyHanoi:37 -> 1834 applyHanoi:28
;   1834 applyHanoi:28 -> 1853 applyHanoi:36
;   1853 applyHanoi:36 -> 1854 applyHanoi:37
;   1854 applyHanoi:37 -> 1806 applyHanoi:28
;   1806 applyHanoi:28 -> 1855 applyHanoi:35
;   1855 applyHanoi:35 -> 1856 applyHanoi:36
;   1856 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!966) != s33(applyHanoi.n!966 - 1) + 1
;   1856 applyHanoi:36 -> 1857 applyHanoi:36
;       assume s33(applyHanoi.n!966) == s33(applyHanoi.n!966 - 1) + 1
;   1857 applyHanoi:36 -> 1858 applyHanoi:30
;       applyHanoi.n!998 = *
;       applyHanoi.from!999 = *
;       applyHanoi.to!1000 = *
;       applyHanoi.via!1001 = *
;       applyHanoi.n!998 = applyHanoi.n!966 - 1
;       applyHanoi.from!999 = applyHanoi.via!969
;       applyHanoi.to!1000 = applyHanoi.to!968
;       applyHanoi.via!1001 = applyHanoi.from!967
;   1858 applyHanoi:30 -> 1859 applyHanoi:28
;       assume applyHanoi.n!998 == 0
;   1858 applyHanoi:30 -> 1860 applyHanoi:35
;       assume applyHanoi.n!998 != 0
;   1860 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1860 applyHanoi:35 -> 1861 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1861 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!998) != s33(applyHanoi.n!998 - 1) + 1
;   1861 applyHanoi:35 -> 1862 applyHanoi:35
;       assume s33(applyHanoi.n!998) == s33(applyHanoi.n!998 - 1) + 1
;   1862 applyHanoi:35 -> 1863 applyHanoi:30
;       applyHanoi.n!1002 = *
;       applyHanoi.from!1003 = *
;       applyHanoi.to!1004 = *
;       applyHanoi.via!1005 = *
;       applyHanoi.n!1002 = applyHanoi.n!998 - 1
;       applyHanoi.from!1003 = applyHanoi.from!999
;       applyHanoi.to!1004 = applyHanoi.via!1001
;       applyHanoi.via!1005 = applyHanoi.to!1000
;   1863 applyHanoi:30 -> 1864 applyHanoi:28
;       assume applyHanoi.n!1002 == 0
;   1863 applyHanoi:30 -> 1865 applyHanoi:35
;       assume applyHanoi.n!1002 != 0
;   1865 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1865 applyHanoi:35 -> 1866 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1866 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!1002) != s33(applyHanoi.n!1002 - 1) + 1
;   1866 applyHanoi:35 -> 1867 applyHanoi:35
;       assume s33(applyHanoi.n!1002) == s33(applyHanoi.n!1002 - 1) + 1
;   1867 applyHanoi:35 -> 1868 applyHanoi:30
;       applyHanoi.n!1006 = *
;       applyHanoi.from!1007 = *
;       applyHanoi.to!1008 = *
;       applyHanoi.via!1009 = *
;       applyHanoi.n!1006 = applyHanoi.n!1002 - 1
;       applyHanoi.from!1007 = applyHanoi.from!1003
;       applyHanoi.to!1008 = applyHanoi.via!1005
;       applyHanoi.via!1009 = applyHanoi.to!1004
;   1868 applyHanoi:30 -> 1869 applyHanoi:28
;       assume applyHanoi.n!1006 == 0
;   1868 applyHanoi:30 -> 1870 applyHanoi:35
;       assume applyHanoi.n!1006 != 0
;   1870 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1870 applyHanoi:35 -> 1871 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1871 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!1006) != s33(applyHanoi.n!1006 - 1) + 1
;   1871 applyHanoi:35 -> 1872 applyHanoi:35
;       assume s33(applyHanoi.n!1006) == s33(applyHanoi.n!1006 - 1) + 1
;   1869 applyHanoi:28 -> 1873 applyHanoi:35
;   1873 applyHanoi:35 -> 1874 applyHanoi:36
;   1874 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!1002) != s33(applyHanoi.n!1002 - 1) + 1
;   1874 applyHanoi:36 -> 1875 applyHanoi:36
;       assume s33(applyHanoi.n!1002) == s33(applyHanoi.n!1002 - 1) + 1
;   1875 applyHanoi:36 -> 1876 applyHanoi:30
;       applyHanoi.n!1010 = *
;       applyHanoi.from!1011 = *
;       applyHanoi.to!1012 = *
;       applyHanoi.via!1013 = *
;       applyHanoi.n!1010 = applyHanoi.n!1002 - 1
;       applyHanoi.from!1011 = applyHanoi.via!1005
;       applyHanoi.to!1012 = applyHanoi.to!1004
;       applyHanoi.via!1013 = applyHanoi.from!1003
;   1876 applyHanoi:30 -> 1877 applyHanoi:28
;       assume applyHanoi.n!1010 == 0
;   1876 applyHanoi:30 -> 1878 applyHanoi:35
;       assume applyHanoi.n!1010 != 0
;   1878 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1878 applyHanoi:35 -> 1879 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1879 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!1010) != s33(applyHanoi.n!1010 - 1) + 1
;   1879 applyHanoi:35 -> 1880 applyHanoi:35
;       assume s33(applyHanoi.n!1010) == s33(applyHanoi.n!1010 - 1) + 1
;   1877 applyHanoi:28 -> 1881 applyHanoi:36
;   1881 applyHanoi:36 -> 1882 applyHanoi:37
;   1882 applyHanoi:37 -> 1864 applyHanoi:28
;   1864 applyHanoi:28 -> 1883 applyHanoi:35
;   1883 applyHanoi:35 -> 1884 applyHanoi:36
;   1884 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!998) != s33(applyHanoi.n!998 - 1) + 1
;   1884 applyHanoi:36 -> 1885 applyHanoi:36
;       assume s33(applyHanoi.n!998) == s33(applyHanoi.n!998 - 1) + 1
;   1885 applyHanoi:36 -> 1886 applyHanoi:30
;       applyHanoi.n!1014 = *
;       applyHanoi.from!1015 = *
;       applyHanoi.to!1016 = *
;       applyHanoi.via!1017 = *
;       applyHanoi.n!1014 = applyHanoi.n!998 - 1
;       applyHanoi.from!1015 = applyHanoi.via!1001
;       applyHanoi.to!1016 = applyHanoi.to!1000
;       applyHanoi.via!1017 = applyHanoi.from!999
;   1886 applyHanoi:30 -> 1887 applyHanoi:28
;       assume applyHanoi.n!1014 == 0
;   1886 applyHanoi:30 -> 1888 applyHanoi:35
;       assume applyHanoi.n!1014 != 0
;   1888 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1888 applyHanoi:35 -> 1889 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1889 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!1014) != s33(applyHanoi.n!1014 - 1) + 1
;   1889 applyHanoi:35 -> 1890 applyHanoi:35
;       assume s33(applyHanoi.n!1014) == s33(applyHanoi.n!1014 - 1) + 1
;   1890 applyHanoi:35 -> 1891 applyHanoi:30
;       applyHanoi.n!1018 = *
;       applyHanoi.from!1019 = *
;       applyHanoi.to!1020 = *
;       applyHanoi.via!1021 = *
;       applyHanoi.n!1018 = applyHanoi.n!1014 - 1
;       applyHanoi.from!1019 = applyHanoi.from!1015
;       applyHanoi.to!1020 = applyHanoi.via!1017
;       applyHanoi.via!1021 = applyHanoi.to!1016
;   1891 applyHanoi:30 -> 1892 applyHanoi:28
;       assume applyHanoi.n!1018 == 0
;   1891 applyHanoi:30 -> 1893 applyHanoi:35
;       assume applyHanoi.n!1018 != 0
;   1893 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1893 applyHanoi:35 -> 1894 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1894 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!1018) != s33(applyHanoi.n!1018 - 1) + 1
;   1894 applyHanoi:35 -> 1895 applyHanoi:35
;       assume s33(applyHanoi.n!1018) == s33(applyHanoi.n!1018 - 1) + 1
;   1892 applyHanoi:28 -> 1896 applyHanoi:35
;   1896 applyHanoi:35 -> 1897 applyHanoi:36
;   1897 applyHanoi:36 -> 1 error
;       assume s33(applyHanoi.n!1014) != s33(applyHanoi.n!1014 - 1) + 1
;   1897 applyHanoi:36 -> 1898 applyHanoi:36
;       assume s33(applyHanoi.n!1014) == s33(applyHanoi.n!1014 - 1) + 1
;   1898 applyHanoi:36 -> 1899 applyHanoi:30
;       applyHanoi.n!1022 = *
;       applyHanoi.from!1023 = *
;       applyHanoi.to!1024 = *
;       applyHanoi.via!1025 = *
;       applyHanoi.n!1022 = applyHanoi.n!1014 - 1
;       applyHanoi.from!1023 = applyHanoi.via!1017
;       applyHanoi.to!1024 = applyHanoi.to!1016
;       applyHanoi.via!1025 = applyHanoi.from!1015
;   1899 applyHanoi:30 -> 1900 applyHanoi:28
;       assume applyHanoi.n!1022 == 0
;   1899 applyHanoi:30 -> 1901 applyHanoi:35
;       assume applyHanoi.n!1022 != 0
;   1901 applyHanoi:35 -> 1 error
;       assume s33(counter) != s33(counter + 1) - 1
;   1901 applyHanoi:35 -> 1902 applyHanoi:35
;       assume s33(counter) == s33(counter + 1) - 1
;       counter = counter + 1
;   1902 applyHanoi:35 -> 1 error
;       assume s33(applyHanoi.n!1022) != s33(applyHanoi.n!1022 - 1) + 1
;   1902 applyHanoi:35 -> 1903 applyHanoi:35
;       assume s33(applyHanoi.n!1022) == s33(applyHanoi.n!1022 - 1) + 1
;   1900 applyHanoi:28 -> 1904 applyHanoi:36
;   1904 applyHanoi:36 -> 1905 applyHanoi:37
;   1905 applyHanoi:37 -> 1887 applyHanoi:28
;   1887 applyHanoi:28 -> 1906 applyHanoi:36
;   1906 applyHanoi:36 -> 1907 applyHanoi:37
;   1907 applyHanoi:37 -> 1859 applyHanoi:28
;   1859 applyHanoi:28 -> 1908 applyHanoi:36
;   1908 applyHanoi:36 -> 1909 applyHanoi:37
;   1909 applyHanoi:37 -> 1801 applyHanoi:28
;   1801 applyHanoi:28 -> 1910 applyHanoi:36
;   1910 applyHanoi:36 -> 1911 applyHanoi:37
;   1911 applyHanoi:37 -> 1683 applyHanoi:28
;   1683 applyHanoi:28 -> 1912 applyHanoi:36
;   1912 applyHanoi:36 -> 1913 applyHanoi:37
;   1913 applyHanoi:37 -> 1445 applyHanoi:28
;   1445 applyHanoi:28 -> 1914 applyHanoi:36
;   1914 applyHanoi:36 -> 1915 applyHanoi:37
;   1915 applyHanoi:37 -> 967 applyHanoi:28
;   967 applyHanoi:28 -> 1916 applyHanoi:36
;   1916 applyHanoi:36 -> 1917 applyHanoi:37
;   1917 applyHanoi:37 -> 9 applyHanoi:28
;   9 applyHanoi:28 -> 1918 main:45
;   1918 main:45 -> 1919 main:46
;   1919 main:46 -> 1920 main:46
;   1920 main:46 -> 1921 hanoi:18
;       hanoi.n = *
;       hanoi.$result = *
;       hanoi.$t = *
;       hanoi.n = n
;   1921 hanoi:18 -> 1922 hanoi:19
;       assume hanoi.n == 1
;   1921 hanoi:18 -> 1923 hanoi:21
;       assume hanoi.n != 1
;   1923 hanoi:21 -> 1 error
;       assume s33(hanoi.n) != s33(hanoi.n - 1) + 1
;   1923 hanoi:21 -> 1924 hanoi:21
;       assume s33(hanoi.n) == s33(hanoi.n - 1) + 1
;   1924 hanoi:21 -> 1925 hanoi:18
;       hanoi.n!1029 = *
;       hanoi.$result!1030 = *
;       hanoi.$t!1031 = *
;       hanoi.n!1029 = hanoi.n - 1
;   1925 hanoi:18 -> 1926 hanoi:19
;       assume hanoi.n!1029 == 1
;   1925 hanoi:18 -> 1927 hanoi:21
;       assume hanoi.n!1029 != 1
;   1927 hanoi:21 -> 1 error
;       assume s33(hanoi.n!1029) != s33(hanoi.n!1029 - 1) + 1
;   1927 hanoi:21 -> 1928 hanoi:21
;       assume s33(hanoi.n!1029) == s33(hanoi.n!1029 - 1) + 1
;   1928 hanoi:21 -> 1929 hanoi:18
;       hanoi.n!1032 = *
;       hanoi.$result!1033 = *
;       hanoi.$t!1034 = *
;       hanoi.n!1032 = hanoi.n!1029 - 1
;   1929 hanoi:18 -> 1930 hanoi:19
;       assume hanoi.n!1032 == 1
;   1929 hanoi:18 -> 1931 hanoi:21
;       assume hanoi.n!1032 != 1
;   1931 hanoi:21 -> 1 error
;       assume s33(hanoi.n!1032) != s33(hanoi.n!1032 - 1) + 1
;   1931 hanoi:21 -> 1932 hanoi:21
;       assume s33(hanoi.n!1032) == s33(hanoi.n!1032 - 1) + 1
;   1932 hanoi:21 -> 1933 hanoi:18
;       hanoi.n!1035 = *
;       hanoi.$result!1036 = *
;       hanoi.$t!1037 = *
;       hanoi.n!1035 = hanoi.n!1032 - 1
;   1933 hanoi:18 -> 1934 hanoi:19
;       assume hanoi.n!1035 == 1
;   1933 hanoi:18 -> 1935 hanoi:21
;       assume hanoi.n!1035 != 1
;   1935 hanoi:21 -> 1 error
;       assume s33(hanoi.n!1035) != s33(hanoi.n!1035 - 1) + 1
;   1935 hanoi:21 -> 1936 hanoi:21
;       assume s33(hanoi.n!1035) == s33(hanoi.n!1035 - 1) + 1
;   1936 hanoi:21 -> 1937 hanoi:18
;       hanoi.n!1038 = *
;       hanoi.$result!1039 = *
;       hanoi.$t!1040 = *
;       hanoi.n!1038 = hanoi.n!1035 - 1
;   1937 hanoi:18 -> 1938 hanoi:19
;       assume hanoi.n!1038 == 1
;   1937 hanoi:18 -> 1939 hanoi:21
;       assume hanoi.n!1038 != 1
;   1939 hanoi:21 -> 1 error
;       assume s33(hanoi.n!1038) != s33(hanoi.n!1038 - 1) + 1
;   1939 hanoi:21 -> 1940 hanoi:21
;       assume s33(hanoi.n!1038) == s33(hanoi.n!1038 - 1) + 1
;   1940 hanoi:21 -> 1941 hanoi:18
;       hanoi.n!1041 = *
;       hanoi.$result!1042 = *
;       hanoi.$t!1043 = *
;       hanoi.n!1041 = hanoi.n!1038 - 1
;   1941 hanoi:18 -> 1942 hanoi:19
;       assume hanoi.n!1041 == 1
;   1941 hanoi:18 -> 1943 hanoi:21
;       assume hanoi.n!1041 != 1
;   1943 hanoi:21 -> 1 error
;       assume s33(hanoi.n!1041) != s33(hanoi.n!1041 - 1) + 1
;   1943 hanoi:21 -> 1944 hanoi:21
;       assume s33(hanoi.n!1041) == s33(hanoi.n!1041 - 1) + 1
;   1944 hanoi:21 -> 1945 hanoi:18
;       hanoi.n!1044 = *
;       hanoi.$result!1045 = *
;       hanoi.$t!1046 = *
;       hanoi.n!1044 = hanoi.n!1041 - 1
;   1945 hanoi:18 -> 1946 hanoi:19
;       assume hanoi.n!1044 == 1
;   1945 hanoi:18 -> 1947 hanoi:21
;       assume hanoi.n!1044 != 1
;   1947 hanoi:21 -> 1 error
;       assume s33(hanoi.n!1044) != s33(hanoi.n!1044 - 1) + 1
;   1947 hanoi:21 -> 1948 hanoi:21
;       assume s33(hanoi.n!1044) == s33(hanoi.n!1044 - 1) + 1
;   1948 hanoi:21 -> 1949 hanoi:18
;       hanoi.n!1047 = *
;       hanoi.$result!1048 = *
;       hanoi.$t!1049 = *
;       hanoi.n!1047 = hanoi.n!1044 - 1
;   1949 hanoi:18 -> 1950 hanoi:19
;       assume hanoi.n!1047 == 1
;   1949 hanoi:18 -> 1951 hanoi:21
;       assume hanoi.n!1047 != 1
;   1951 hanoi:21 -> 1 error
;       assume s33(hanoi.n!1047) != s33(hanoi.n!1047 - 1) + 1
;   1951 hanoi:21 -> 1952 hanoi:21
;       assume s33(hanoi.n!1047) == s33(hanoi.n!1047 - 1) + 1
;   1950 hanoi:19 -> 1953 hanoi:17
;       hanoi.$result!1048 = 1
;   1953 hanoi:17 -> 1954 hanoi:21
;   1954 hanoi:21 -> 1955 hanoi:21
;       hanoi.$t!1046 = hanoi.$result!1048
;   1955 hanoi:21 -> 1 error
;       assume 2 * s64(hanoi.$t!1046) != s64(2 * hanoi.$t!1046)
;   1955 hanoi:21 -> 1956 hanoi:21
;       assume 2 * s64(hanoi.$t!1046) == s64(2 * hanoi.$t!1046)
;   1956 hanoi:21 -> 1 error
;       assume s33(2 * hanoi.$t!1046) != s33(2 * hanoi.$t!1046 + 1) - 1
;   1956 hanoi:21 -> 1957 hanoi:17
;       assume s33(2 * hanoi.$t!1046) == s33(2 * hanoi.$t!1046 + 1) - 1
;       hanoi.$result!1045 = 2 * hanoi.$t!1046 + 1
;   1957 hanoi:17 -> 1958 hanoi:21
;   1958 hanoi:21 -> 1959 hanoi:21
;       hanoi.$t!1043 = hanoi.$result!1045
;   1959 hanoi:21 -> 1 error
;       assume 2 * s64(hanoi.$t!1043) != s64(2 * hanoi.$t!1043)
;   1959 hanoi:21 -> 1960 hanoi:21
;       assume 2 * s64(hanoi.$t!1043) == s64(2 * hanoi.$t!1043)
;   1960 hanoi:21 -> 1 error
;       assume s33(2 * hanoi.$t!1043) != s33(2 * hanoi.$t!1043 + 1) - 1
;   1960 hanoi:21 -> 1961 hanoi:17
;       assume s33(2 * hanoi.$t!1043) == s33(2 * hanoi.$t!1043 + 1) - 1
;       hanoi.$result!1042 = 2 * hanoi.$t!1043 + 1
;   1961 hanoi:17 -> 1962 hanoi:21
;   1962 hanoi:21 -> 1963 hanoi:21
;       hanoi.$t!1040 = hanoi.$result!1042
;   1963 hanoi:21 -> 1 error
;       assume 2 * s64(hanoi.$t!1040) != s64(2 * hanoi.$t!1040)
;   1963 hanoi:21 -> 1964 hanoi:21
;       assume 2 * s64(hanoi.$t!1040) == s64(2 * hanoi.$t!1040)
;   1964 hanoi:21 -> 1 error
;       assume s33(2 * hanoi.$t!1040) != s33(2 * hanoi.$t!1040 + 1) - 1
;   1964 hanoi:21 -> 1965 hanoi:17
;       assume s33(2 * hanoi.$t!1040) == s33(2 * hanoi.$t!1040 + 1) - 1
;       hanoi.$result!1039 = 2 * hanoi.$t!1040 + 1
;   1965 hanoi:17 -> 1966 hanoi:21
;   1966 hanoi:21 -> 1967 hanoi:21
;       hanoi.$t!1037 = hanoi.$result!1039
;   1967 hanoi:21 -> 1 error
;       assume 2 * s64(hanoi.$t!1037) != s64(2 * hanoi.$t!1037)
;   1967 hanoi:21 -> 1968 hanoi:21
;       assume 2 * s64(hanoi.$t!1037) == s64(2 * hanoi.$t!1037)
;   1968 hanoi:21 -> 1 error
;       assume s33(2 * hanoi.$t!1037) != s33(2 * hanoi.$t!1037 + 1) - 1
;   1968 hanoi:21 -> 1969 hanoi:17
;       assume s33(2 * hanoi.$t!1037) == s33(2 * hanoi.$t!1037 + 1) - 1
;       hanoi.$result!1036 = 2 * hanoi.$t!1037 + 1
;   1969 hanoi:17 -> 1970 hanoi:21
;   1970 hanoi:21 -> 1971 hanoi:21
;       hanoi.$t!1034 = hanoi.$result!1036
;   1971 hanoi:21 -> 1 error
;       assume 2 * s64(hanoi.$t!1034) != s64(2 * hanoi.$t!1034)
;   1971 hanoi:21 -> 1972 hanoi:21
;       assume 2 * s64(hanoi.$t!1034) == s64(2 * hanoi.$t!1034)
;   1972 hanoi:21 -> 1 error
;       assume s33(2 * hanoi.$t!1034) != s33(2 * hanoi.$t!1034 + 1) - 1
;   1972 hanoi:21 -> 1973 hanoi:17
;       assume s33(2 * hanoi.$t!1034) == s33(2 * hanoi.$t!1034 + 1) - 1
;       hanoi.$result!1033 = 2 * hanoi.$t!1034 + 1
;   1973 hanoi:17 -> 1974 hanoi:21
;   1974 hanoi:21 -> 1975 hanoi:21
;       hanoi.$t!1031 = hanoi.$result!1033
;   1975 hanoi:21 -> 1 error
;       assume 2 * s64(hanoi.$t!1031) != s64(2 * hanoi.$t!1031)
;   1975 hanoi:21 -> 1976 hanoi:21
;       assume 2 * s64(hanoi.$t!1031) == s64(2 * hanoi.$t!1031)
;   1976 hanoi:21 -> 1 error
;       assume s33(2 * hanoi.$t!1031) != s33(2 * hanoi.$t!1031 + 1) - 1
;   1976 hanoi:21 -> 1977 hanoi:17
;       assume s33(2 * hanoi.$t!1031) == s33(2 * hanoi.$t!1031 + 1) - 1
;       hanoi.$result!1030 = 2 * hanoi.$t!1031 + 1
;   1977 hanoi:17 -> 1978 hanoi:21
;   1978 hanoi:21 -> 1979 hanoi:21
;       hanoi.$t = hanoi.$result!1030
;   1979 hanoi:21 -> 1 error
;       assume 2 * s64(hanoi.$t) != s64(2 * hanoi.$t)
;   1979 hanoi:21 -> 1980 hanoi:21
;       assume 2 * s64(hanoi.$t) == s64(2 * hanoi.$t)
;   1980 hanoi:21 -> 1 error
;       assume s33(2 * hanoi.$t) != s33(2 * hanoi.$t + 1) - 1
;   1980 hanoi:21 -> 1981 hanoi:17
;       assume s33(2 * hanoi.$t) == s33(2 * hanoi.$t + 1) - 1
;       hanoi.$result = 2 * hanoi.$t + 1
;   1981 hanoi:17 -> 1982 main:46
;   1982 main:46 -> 1983 main:48
;       $t!5 = hanoi.$result
;   1983 main:48 -> 1984 main:48
;       result = $t!5
;   1984 main:48 -> 1985 main:49
;       assume counter == result
;   1984 main:48 -> 1986 main:51
;       assume counter != result
;   1985 main:49 -> 1987 main:39
;       $result = 0
;   1987 main:39 -> 1988 main:1
;   1946 hanoi:19 -> 1957 hanoi:17
;       hanoi.$result!1045 = 1
;   1942 hanoi:19 -> 1961 hanoi:17
;       hanoi.$result!1042 = 1
;   1938 hanoi:19 -> 1965 hanoi:17
;       hanoi.$result!1039 = 1
;   1934 hanoi:19 -> 1969 hanoi:17
;       hanoi.$result!1036 = 1
;   1930 hanoi:19 -> 1973 hanoi:17
;       hanoi.$result!1033 = 1
;   1926 hanoi:19 -> 1977 hanoi:17
;       hanoi.$result!1030 = 1
;   1922 hanoi:19 -> 1981 hanoi:17
;       hanoi.$result = 1
;   5 main:42 -> 1987 main:39
;       $result = 0

; The step that failed: a proof would make this unsatisfiable.
(set-logic ALL)
(declare-fun n () (_ BitVec 32))
(declare-fun applyHanoi.n () (_ BitVec 32))
(declare-fun certify.sum () (_ BitVec 32))
(declare-fun applyHanoi.n!10 () (_ BitVec 32))
(declare-fun certify.sum!1075 () (_ BitVec 32))
(declare-fun applyHanoi.n!14 () (_ BitVec 32))
(declare-fun certify.sum!1076 () (_ BitVec 32))
(declare-fun applyHanoi.n!18 () (_ BitVec 32))
(declare-fun certify.sum!1077 () (_ BitVec 32))
(declare-fun applyHanoi.n!22 () (_ BitVec 32))
(declare-fun certify.sum!1078 () (_ BitVec 32))
(declare-fun counter () (_ BitVec 32))
(declare-fun certify.sum!1079 () (_ BitVec 32))
(declare-fun certify.sum!1080 () (_ BitVec 32))
(declare-fun certify.sum!1081 () (_ BitVec 32))
(declare-fun certify.sum!1082 () (_ BitVec 32))
(declare-fun certify.sum!1083 () (_ BitVec 32))
(declare-fun applyHanoi.n!26 () (_ BitVec 32))
(declare-fun certify.sum!1084 () (_ BitVec 32))
(declare-fun certify.sum!1085 () (_ BitVec 32))
(declare-fun applyHanoi.n!42 () (_ BitVec 32))
(declare-fun certify.sum!1086 () (_ BitVec 32))
(declare-fun applyHanoi.n!54 () (_ BitVec 32))
(declare-fun certify.sum!1087 () (_ BitVec 32))
(declare-fun applyHanoi.n!58 () (_ BitVec 32))
(declare-fun certify.sum!1088 () (_ BitVec 32))
(declare-fun applyHanoi.n!70 () (_ BitVec 32))
(declare-fun certify.sum!1089 () (_ BitVec 32))
(declare-fun applyHanoi.n!82 () (_ BitVec 32))
(declare-fun certify.sum!1090 () (_ BitVec 32))
(declare-fun applyHanoi.n!86 () (_ BitVec 32))
(declare-fun certify.sum!1091 () (_ BitVec 32))
(declare-fun applyHanoi.n!90 () (_ BitVec 32))
(declare-fun certify.sum!1092 () (_ BitVec 32))
(declare-fun applyHanoi.n!102 () (_ BitVec 32))
(declare-fun certify.sum!1093 () (_ BitVec 32))
(declare-fun applyHanoi.n!114 () (_ BitVec 32))
(declare-fun certify.sum!1094 () (_ BitVec 32))
(declare-fun applyHanoi.n!118 () (_ BitVec 32))
(declare-fun certify.sum!1095 () (_ BitVec 32))
(declare-fun applyHanoi.n!130 () (_ BitVec 32))
(declare-fun certify.sum!1096 () (_ BitVec 32))
(declare-fun applyHanoi.n!142 () (_ BitVec 32))
(declare-fun certify.sum!1097 () (_ BitVec 32))
(declare-fun applyHanoi.n!146 () (_ BitVec 32))
(declare-fun certify.sum!1098 () (_ BitVec 32))
(declare-fun applyHanoi.n!150 () (_ BitVec 32))
(declare-fun certify.sum!1099 () (_ BitVec 32))
(declare-fun applyHanoi.n!154 () (_ BitVec 32))
(declare-fun certify.sum!1100 () (_ BitVec 32))
(declare-fun applyHanoi.n!166 () (_ BitVec 32))
(declare-fun certify.sum!1101 () (_ BitVec 32))
(declare-fun applyHanoi.n!178 () (_ BitVec 32))
(declare-fun certify.sum!1102 () (_ BitVec 32))
(declare-fun applyHanoi.n!182 () (_ BitVec 32))
(declare-fun certify.sum!1103 () (_ BitVec 32))
(declare-fun applyHanoi.n!194 () (_ BitVec 32))
(declare-fun certify.sum!1104 () (_ BitVec 32))
(declare-fun applyHanoi.n!206 () (_ BitVec 32))
(declare-fun certify.sum!1105 () (_ BitVec 32))
(declare-fun applyHanoi.n!210 () (_ BitVec 32))
(declare-fun certify.sum!1106 () (_ BitVec 32))
(declare-fun applyHanoi.n!214 () (_ BitVec 32))
(declare-fun certify.sum!1107 () (_ BitVec 32))
(declare-fun applyHanoi.n!226 () (_ BitVec 32))
(declare-fun certify.sum!1108 () (_ BitVec 32))
(declare-fun applyHanoi.n!238 () (_ BitVec 32))
(declare-fun certify.sum!1109 () (_ BitVec 32))
(declare-fun applyHanoi.n!242 () (_ BitVec 32))
(declare-fun certify.sum!1110 () (_ BitVec 32))
(declare-fun applyHanoi.n!254 () (_ BitVec 32))
(declare-fun certify.sum!1111 () (_ BitVec 32))
(declare-fun applyHanoi.n!266 () (_ BitVec 32))
(declare-fun certify.sum!1112 () (_ BitVec 32))
(declare-fun applyHanoi.n!270 () (_ BitVec 32))
(declare-fun certify.sum!1113 () (_ BitVec 32))
(declare-fun applyHanoi.n!274 () (_ BitVec 32))
(declare-fun certify.sum!1114 () (_ BitVec 32))
(declare-fun applyHanoi.n!278 () (_ BitVec 32))
(declare-fun certify.sum!1115 () (_ BitVec 32))
(declare-fun applyHanoi.n!282 () (_ BitVec 32))
(declare-fun certify.sum!1116 () (_ BitVec 32))
(declare-fun applyHanoi.n!294 () (_ BitVec 32))
(declare-fun certify.sum!1117 () (_ BitVec 32))
(declare-fun applyHanoi.n!306 () (_ BitVec 32))
(declare-fun certify.sum!1118 () (_ BitVec 32))
(declare-fun applyHanoi.n!310 () (_ BitVec 32))
(declare-fun certify.sum!1119 () (_ BitVec 32))
(declare-fun applyHanoi.n!322 () (_ BitVec 32))
(declare-fun certify.sum!1120 () (_ BitVec 32))
(declare-fun applyHanoi.n!334 () (_ BitVec 32))
(declare-fun certify.sum!1121 () (_ BitVec 32))
(declare-fun applyHanoi.n!338 () (_ BitVec 32))
(declare-fun certify.sum!1122 () (_ BitVec 32))
(declare-fun applyHanoi.n!342 () (_ BitVec 32))
(declare-fun certify.sum!1123 () (_ BitVec 32))
(declare-fun applyHanoi.n!354 () (_ BitVec 32))
(declare-fun certify.sum!1124 () (_ BitVec 32))
(declare-fun applyHanoi.n!366 () (_ BitVec 32))
(declare-fun certify.sum!1125 () (_ BitVec 32))
(declare-fun applyHanoi.n!370 () (_ BitVec 32))
(declare-fun certify.sum!1126 () (_ BitVec 32))
(declare-fun applyHanoi.n!382 () (_ BitVec 32))
(declare-fun certify.sum!1127 () (_ BitVec 32))
(declare-fun applyHanoi.n!394 () (_ BitVec 32))
(declare-fun certify.sum!1128 () (_ BitVec 32))
(declare-fun applyHanoi.n!398 () (_ BitVec 32))
(declare-fun certify.sum!1129 () (_ BitVec 32))
(declare-fun applyHanoi.n!402 () (_ BitVec 32))
(declare-fun certify.sum!1130 () (_ BitVec 32))
(declare-fun applyHanoi.n!406 () (_ BitVec 32))
(declare-fun certify.sum!1131 () (_ BitVec 32))
(declare-fun applyHanoi.n!418 () (_ BitVec 32))
(declare-fun certify.sum!1132 () (_ BitVec 32))
(declare-fun applyHanoi.n!430 () (_ BitVec 32))
(declare-fun certify.sum!1133 () (_ BitVec 32))
(declare-fun applyHanoi.n!434 () (_ BitVec 32))
(declare-fun certify.sum!1134 () (_ BitVec 32))
(declare-fun applyHanoi.n!446 () (_ BitVec 32))
(declare-fun certify.sum!1135 () (_ BitVec 32))
(declare-fun applyHanoi.n!458 () (_ BitVec 32))
(declare-fun certify.sum!1136 () (_ BitVec 32))
(declare-fun applyHanoi.n!462 () (_ BitVec 32))
(declare-fun certify.sum!1137 () (_ BitVec 32))
(declare-fun certify.path!1274 () Bool)
(define-fun $d0 () Bool (= applyHanoi.n #x00000005))
(define-fun $d1 () Bool (not (= #x00000000 n)))
(define-fun $d2 () Bool (bvult n #x00000020))
(define-fun $d3 () Bool (bvuge applyHanoi.n #x00000005))
(define-fun $d4 () Bool (bvult applyHanoi.n #x00000008))
(define-fun $d5 () Bool (bvuge counter #x00000005))
(define-fun $d6 () Bool (bvult counter #x0000000c))
(define-fun $d7 () Bool (or (and $d0 (= counter #x00000005)) (and (= applyHanoi.n #x00000006) (= counter #x00000007)) (and (= applyHanoi.n #x00000007) (= counter #x0000000b))))
(define-fun $d8 () Bool (bvuge n #x00000005))
(define-fun $d9 () Bool (bvult n #x00000008))
(define-fun $d10 () Bool (bvuge ((_ extract 6 0) counter) #b0000101))
(define-fun $d11 () Bool (let (($1 ((_ extract 6 0) counter))) (or (and (= n #x00000005) (= #b0000101 $1)) (and (= n #x00000006) (= #b0000111 $1)) (and (= n #x00000007) (= #b0001011 $1)))))
(define-fun $d12 () Bool (bvult ((_ extract 6 0) counter) #b0001100))
(define-fun $d13 () Bool (= #x00000000 certify.sum))
(define-fun $d14 () Bool (= #x00000001 certify.sum!1075))
(define-fun $d15 () Bool (= #x00000002 certify.sum!1076))
(define-fun $d16 () Bool (= #x00000003 certify.sum!1077))
(assert (= n (bvadd applyHanoi.n certify.sum)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!10 certify.sum!1075)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!14 certify.sum!1076)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!18 certify.sum!1077)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!22 certify.sum!1078)))
(assert (= counter (bvadd applyHanoi.n certify.sum!1079)))
(assert (= counter (bvadd applyHanoi.n!10 certify.sum!1080)))
(assert (= counter (bvadd applyHanoi.n!14 certify.sum!1081)))
(assert (= counter (bvadd applyHanoi.n!18 certify.sum!1082)))
(assert (= counter (bvadd applyHanoi.n!22 certify.sum!1083)))
(assert (= counter (bvadd applyHanoi.n!26 certify.sum!1084)))
(assert (= counter (bvadd n certify.sum!1085)))
(assert (= counter (bvadd applyHanoi.n!42 certify.sum!1086)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!54 certify.sum!1087)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!58 certify.sum!1088)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!70 certify.sum!1089)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!82 certify.sum!1090)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!86 certify.sum!1091)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!90 certify.sum!1092)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!102 certify.sum!1093)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!114 certify.sum!1094)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!118 certify.sum!1095)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!130 certify.sum!1096)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!142 certify.sum!1097)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!146 certify.sum!1098)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!150 certify.sum!1099)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!154 certify.sum!1100)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!166 certify.sum!1101)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!178 certify.sum!1102)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!182 certify.sum!1103)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!194 certify.sum!1104)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!206 certify.sum!1105)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!210 certify.sum!1106)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!214 certify.sum!1107)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!226 certify.sum!1108)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!238 certify.sum!1109)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!242 certify.sum!1110)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!254 certify.sum!1111)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!266 certify.sum!1112)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!270 certify.sum!1113)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!274 certify.sum!1114)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!278 certify.sum!1115)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!282 certify.sum!1116)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!294 certify.sum!1117)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!306 certify.sum!1118)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!310 certify.sum!1119)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!322 certify.sum!1120)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!334 certify.sum!1121)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!338 certify.sum!1122)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!342 certify.sum!1123)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!354 certify.sum!1124)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!366 certify.sum!1125)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!370 certify.sum!1126)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!382 certify.sum!1127)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!394 certify.sum!1128)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!398 certify.sum!1129)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!402 certify.sum!1130)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!406 certify.sum!1131)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!418 certify.sum!1132)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!430 certify.sum!1133)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!434 certify.sum!1134)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!446 certify.sum!1135)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!458 certify.sum!1136)))
(assert (= applyHanoi.n (bvadd applyHanoi.n!462 certify.sum!1137)))
(assert (and $d1 $d2 $d3 $d4 $d5 $d6 $d7 $d8 $d9 $d10 $d11 $d12 $d13 $d14 $d15 $d16))
(assert (not (and $d0 (= applyHanoi.n!10 #x00000004) (= #x00000003 applyHanoi.n!14) (= #x00000002 applyHanoi.n!18) $d1 $d2 $d3 $d4 $d5 $d6 $d7 $d8 $d9 $d10 $d11 $d12 $d13 $d14 $d15 $d16 certify.path!1274)))
(assert certify.path!1274)
(check-sat)

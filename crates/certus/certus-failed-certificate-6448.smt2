; Certus 0.1.0: a proof that failed its check.
; The proof is an inductive invariant.
; What is wrong with it: from location 54 to location 1: a path leads to the error location: from x1@0 = #x01, x1@1 = #x00, x1@2 = #x00, x1@3 = #x00, main.memory3@0 = #x00000001, main.memory3@4 = #x00000000, main.memory3@8 = #x00000000, main.memory5@0 = #x00, main.memory5@1 = #x00, main.memory5@2 = #x00, main.memory5@3 = #x00, main.memory5@4 = #x00, and 23 more
;
; The formulas of the proof, by location:
;   5: true
;   7: (and (= &x3 #x0000000000100060) (= &x4 #x00000000001000a0) (= x1@0 #x01) (= x1@1 #x00) (= x1@2 #x00) (= x1@3 #x00) (= main.memory3@0 #x00000001) (= main.memory3@4 #x00000000) (= main.memory3@8 #x00000000) (= main.memory5@0 #x00) (= main.memory5@1 #x00) (= main.memory5@2 #x00) (= main.memory5@3 #x00) (= main.memory5@4 #x00) (= main.memory5@5 #x00) (= main.memory5@6 #x00) (= main.memory5@7 #x00) (bvult in0 #x00000002) (bvult in1 #x00000004) (bvult k #x00000021))
;   11: true
;   22: true
;   28: true
;   37: false
;   41: true
;   43: true
;   44: true
;   51: false
;   54: (and (and (= &x3 #x0000000000100060) (= &x4 #x00000000001000a0) (= x1@0 #x01) (= x1@1 #x00) (= x1@2 #x00) (= x1@3 #x00) (= main.memory3@0 #x00000001) (= main.memory3@4 #x00000000) (= main.memory3@8 #x00000000) (= main.memory5@0 #x00) (= main.memory5@1 #x00) (= main.memory5@2 #x00) (= main.memory5@3 #x00) (= main.memory5@4 #x00) (= main.memory5@5 #x00) (= main.memory5@6 #x00) (= main.memory5@7 #x00) (= main.memory6@0 #x00) (= main.memory6@1 #x00) (= main.memory6@2 #x00) (= main.memory6@3 #x00) (= main.memory6@4 #x00) (= main.memory6@5 #x00) (= main.memory6@6 #x00) (= main.memory6@7 #x00) (= main.memory6@8 #x00) (= main.memory6@9 #x00) (= main.memory6@10 #x00) (= main.memory6@11 #x00) (= #x0000010100000000 realloc.new) (= #x0000010100000000 $t!146) (= #x0000000000100100 $t!147)) (bvult in0 #x00000002) (bvult in1 #x00000004) (bvult $t!152 #x0000000000000009))
;
; The automaton:
; 58 locations, 67 edges, 158 variables, 4704 bits
;
; variables
;   x2@0: bv8
;   x2@1: bv8
;   x2@2: bv8
;   x2@3: bv8
;   x2@4: bv8
;   x2@5: bv8
;   x2@6: bv8
;   x2@7: bv8
;   x1@0: bv8
;   x1@1: bv8
;   x1@2: bv8
;   x1@3: bv8
;   main.memory2@0: bv8
;   main.memory2@1: bv8
;   main.memory2@2: bv8
;   main.memory2@3: bv8
;   main.memory2@4: bv8
;   main.memory2@5: bv8
;   main.memory2@6: bv8
;   main.memory2@7: bv8
;   main.memory2@8: bv8
;   main.memory2@9: bv8
;   main.memory2@10: bv8
;   main.memory2@11: bv8
;   main.memory2@12: bv8
;   main.memory2@13: bv8
;   main.memory2@14: bv8
;   main.memory2@15: bv8
;   main.memory2@16: bv8
;   main.memory2@17: bv8
;   main.memory2@18: bv8
;   main.memory2@19: bv8
;   main.memory2@20: bv8
;   main.memory2@21: bv8
;   main.memory2@22: bv8
;   main.memory2@23: bv8
;   main.memory2@24: bv8
;   main.memory2@25: bv8
;   main.memory2@26: bv8
;   main.memory2@27: bv8
;   main.memory2@28: bv8
;   main.memory2@29: bv8
;   main.memory2@30: bv8
;   main.memory2@31: bv8
;   main.memory3@0: bv32
;   main.memory3@4: bv32
;   main.memory3@8: bv32
;   main.memory4: bv32[bv30]
;   main.memory4.size: bv64
;   main.memory5@0: bv8
;   main.memory5@1: bv8
;   main.memory5@2: bv8
;   main.memory5@3: bv8
;   main.memory5@4: bv8
;   main.memory5@5: bv8
;   main.memory5@6: bv8
;   main.memory5@7: bv8
;   main.memory6@0: bv8
;   main.memory6@1: bv8
;   main.memory6@2: bv8
;   main.memory6@3: bv8
;   main.memory6@4: bv8
;   main.memory6@5: bv8
;   main.memory6@6: bv8
;   main.memory6@7: bv8
;   main.memory6@8: bv8
;   main.memory6@9: bv8
;   main.memory6@10: bv8
;   main.memory6@11: bv8
;   main.memory7@0: bv8
;   main.memory7@1: bv8
;   main.memory7@2: bv8
;   main.memory7@3: bv8
;   main.memory8@0: bv16
;   main.memory8@2: bv16
;   main.memory8@4: bv16
;   main.memory9@0: bv16
;   main.memory9@2: bv16
;   main.memory9@4: bv16
;   realloc.memory10: bv8[bv32]
;   realloc.memory10.size: bv64
;   in0: bv32
;   in1: bv32
;   &x3: bv64
;   &x4: bv64
;   $local: bv64
;   &x5: bv64
;   t: bv64
;   k: bv32
;   t!89: bv64
;   t!90: bv64
;   t!91: bv64
;   &x6: bv64
;   &x7: bv64
;   k!94: bv32
;   x0: bv32
;   $result: bv32
;   $t: bv8
;   $t!98: bv8
;   $t!99: bv64
;   $t!100: bv64
;   $t!101: bv64
;   $t!102: bv64
;   $t!103: bv64
;   $t!104: bv64
;   $t!105: bv64
;   $t!106: bv64
;   $t!107: bv64
;   $t!108: bv64
;   $t!109: bv64
;   $t!110: bv64
;   $t!111: bv64
;   $t!112: bv64
;   $t!113: bv64
;   $t!114: bv64
;   $t!115: bv64
;   $t!116: bv64
;   $t!117: bv64
;   realloc.old: bv64
;   realloc.size: bv64
;   realloc.new: bv64
;   realloc.room: bv64
;   realloc.$result: bv64
;   realloc.$t: bv64
;   realloc.$t!124: bv64
;   $t!125: bv32
;   $t!126: bv64
;   $t!127: bv32
;   $t!128: bv64
;   $t!129: bv32
;   $t!130: bv32
;   $t!131: bv64
;   $t!132: bv64
;   $t!133: bv16
;   $t!134: bv64
;   $t!135: bv32
;   $t!136: bv64
;   $t!137: bv32
;   $t!138: bv32
;   $t!139: bv32
;   $t!140: bv32
;   $t!141: bv8
;   $t!142: bv64
;   $t!143: bv8
;   $t!144: bv64
;   $t!145: bv64
;   $t!146: bv64
;   $t!147: bv64
;   $t!148: bv64
;   $t!149: bv64
;   $t!150: bv8
;   $t!151: bv8
;   $t!152: bv64
;   $t!153: bv8
;   $t!154: bv8
;   $t!155: bv8
;   $t!156: bv64
;   $t!157: bv8
;
; locations
;   0 init                  initial
;   1 error                 error
;   2 main:1     line 1
;   3 main:21    line 21
;   4 main:24    line 24
;   5 main:21    line 21
;   6 main:21    line 21
;   7 main:24    line 24    loop head
;   8 main:24    line 24
;   9 main:27    line 27
;   10 main:29   line 29
;   11 main:27   line 27
;   12 main:27   line 27
;   13 main:29   line 29
;   14 realloc
;   15 realloc
;   16 realloc
;   17 realloc
;   18 realloc
;   19 main:29   line 29
;   20 main:29   line 29
;   21 main:30   line 30
;   22 main:29   line 29
;   23 main:29   line 29
;   24 main:31   line 31
;   25 main:38   line 38
;   26 main:30   line 30
;   27 main:40   line 40
;   28 main:38   line 38
;   29 main:38   line 38
;   30 main:41   line 41
;   31 main:43   line 43
;   32 main:40   line 40
;   33 main:49   line 49
;   34 main:52   line 52
;   35 main:63   line 63
;   36 main:49   line 49
;   37 main:63   line 63    loop head
;   38 main:63   line 63
;   39 main:67   line 67
;   40 main:67   line 67
;   41 main:68   line 68
;   42 main:67   line 67
;   43 main:10   line 10
;   44 main:1    line 1
;   45 main:63   line 63
;   46 main:32   line 32
;   47 realloc
;   48 realloc
;   49 realloc
;   50 realloc
;   51 realloc              loop head
;   52 realloc
;   53 realloc
;   54 realloc              loop head
;   55 realloc
;   56 realloc
;   57 main:24   line 24
;
; edges
;   0 init -> 2 main:1
;       x2@0 = 0
;       x2@1 = 0
;       x2@2 = 0
;       x2@3 = 0
;       x2@4 = 0
;       x2@5 = 0
;       x2@6 = 0
;       x2@7 = 0
;       x1@0 = 0
;       x1@1 = 0
;       x1@2 = 0
;       x1@3 = 0
;   2 main:1 -> 3 main:21
;       in0 = *
;       in1 = *
;       &x3 = *
;       &x4 = *
;       $local = *
;       &x5 = *
;       t = *
;       k = *
;       t!89 = *
;       t!90 = *
;       t!91 = *
;       &x6 = *
;       &x7 = *
;       k!94 = *
;       x0 = *
;       $result = *
;       $t = *
;       $t!98 = *
;       $t!99 = *
;       $t!100 = *
;       $t!101 = *
;       $t!102 = *
;       $t!103 = *
;       $t!104 = *
;   3 main:21 -> 6 main:21
;       main.memory2@0 = *
;       main.memory2@1 = *
;       main.memory2@2 = *
;       main.memory2@3 = *
;       main.memory2@4 = *
;       main.memory2@5 = *
;       main.memory2@6 = *
;       main.memory2@7 = *
;       main.memory2@8 = *
;       main.memory2@9 = *
;       main.memory2@10 = *
;       main.memory2@11 = *
;       main.memory2@12 = *
;       main.memory2@13 = *
;       main.memory2@14 = *
;       main.memory2@15 = *
;       main.memory2@16 = *
;       main.memory2@17 = *
;       main.memory2@18 = *
;       main.memory2@19 = *
;       main.memory2@20 = *
;       main.memory2@21 = *
;       main.memory2@22 = *
;       main.memory2@23 = *
;       main.memory2@24 = *
;       main.memory2@25 = *
;       main.memory2@26 = *
;       main.memory2@27 = *
;       main.memory2@28 = *
;       main.memory2@29 = *
;       main.memory2@30 = *
;       main.memory2@31 = *
;       &x3 = 1048672
;       main.memory3@0 = *
;       main.memory3@4 = *
;       main.memory3@8 = *
;       &x4 = 1048736
;       $t = *
;       in0 = u32($t[0])
;       $t!98 = *
;       in1 = u32($t!98[1:0])
;       $t!105 = &x3
;       main.memory2@0 = $t!105 == 1048672 ? 0 : main.memory2@0
;       main.memory2@1 = $t!105 == 1048672 ? 0 : main.memory2@1
;       main.memory2@2 = $t!105 == 1048672 ? 0 : main.memory2@2
;       main.memory2@3 = $t!105 == 1048672 ? 0 : main.memory2@3
;       main.memory2@4 = $t!105 == 1048672 ? 0 : main.memory2@4
;       main.memory2@5 = $t!105 == 1048672 ? 0 : main.memory2@5
;       main.memory2@6 = $t!105 == 1048672 ? 0 : main.memory2@6
;       main.memory2@7 = $t!105 == 1048672 ? 0 : main.memory2@7
;       main.memory2@8 = $t!105 == 1048672 ? 0 : main.memory2@8
;       main.memory2@9 = $t!105 == 1048672 ? 0 : main.memory2@9
;       main.memory2@10 = $t!105 == 1048672 ? 0 : main.memory2@10
;       main.memory2@11 = $t!105 == 1048672 ? 0 : main.memory2@11
;       main.memory2@12 = $t!105 == 1048672 ? 0 : main.memory2@12
;       main.memory2@13 = $t!105 == 1048672 ? 0 : main.memory2@13
;       main.memory2@14 = $t!105 == 1048672 ? 0 : main.memory2@14
;       main.memory2@15 = $t!105 == 1048672 ? 0 : main.memory2@15
;       main.memory2@16 = $t!105 == 1048672 ? 0 : main.memory2@16
;       main.memory2@17 = $t!105 == 1048672 ? 0 : main.memory2@17
;       main.memory2@18 = $t!105 == 1048672 ? 0 : main.memory2@18
;       main.memory2@19 = $t!105 == 1048672 ? 0 : main.memory2@19
;       main.memory2@20 = $t!105 == 1048672 ? 0 : main.memory2@20
;       main.memory2@21 = $t!105 == 1048672 ? 0 : main.memory2@21
;       main.memory2@22 = $t!105 == 1048672 ? 0 : main.memory2@22
;       main.memory2@23 = $t!105 == 1048672 ? 0 : main.memory2@23
;       main.memory2@24 = $t!105 == 1048672 ? 0 : main.memory2@24
;       main.memory2@25 = $t!105 == 1048672 ? 0 : main.memory2@25
;       main.memory2@26 = $t!105 == 1048672 ? 0 : main.memory2@26
;       main.memory2@27 = $t!105 == 1048672 ? 0 : main.memory2@27
;       main.memory2@28 = $t!105 == 1048672 ? 0 : main.memory2@28
;       main.memory2@29 = $t!105 == 1048672 ? 0 : main.memory2@29
;       main.memory2@30 = $t!105 == 1048672 ? 0 : main.memory2@30
;       main.memory2@31 = $t!105 == 1048672 ? 0 : main.memory2@31
;       main.memory2@0 = &x3 == 1048672 ? 0 : main.memory2@0
;       main.memory2@1 = &x3 == 1048672 ? 0 : main.memory2@1
;       main.memory2@2 = &x3 == 1048672 ? 0 : main.memory2@2
;       main.memory2@3 = &x3 == 1048672 ? 0 : main.memory2@3
;       $t!106 = &x4
;       main.memory3@0 = $t!106 == 1048736 ? 0 : main.memory3@0
;       main.memory3@4 = $t!106 == 1048736 ? 0 : main.memory3@4
;       main.memory3@8 = $t!106 == 1048736 ? 0 : main.memory3@8
;       main.memory3@0 = &x4 == 1048736 ? 1 : main.memory3@0
;       x2@0 = 48
;       x2@1 = 0
;       x2@2 = 16
;       x2@3 = 0
;       x2@4 = 0
;       x2@5 = 0
;       x2@6 = 0
;       x2@7 = 0
;       x1@0 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 1 : x1@0
;       x1@1 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@1
;       x1@2 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@2
;       x1@3 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@3
;       main.memory2@0 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 1 : main.memory2@0
;       main.memory2@1 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@1
;       main.memory2@2 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@2
;       main.memory2@3 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@3
;       main.memory2@4 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 1 : main.memory2@4
;       main.memory2@5 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@5
;       main.memory2@6 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@6
;       main.memory2@7 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@7
;       main.memory2@8 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 1 : main.memory2@8
;       main.memory2@9 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@9
;       main.memory2@10 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@10
;       main.memory2@11 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@11
;       main.memory2@12 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 1 : main.memory2@12
;       main.memory2@13 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@13
;       main.memory2@14 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@14
;       main.memory2@15 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@15
;       main.memory2@16 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 1 : main.memory2@16
;       main.memory2@17 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@17
;       main.memory2@18 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@18
;       main.memory2@19 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@19
;       main.memory2@20 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 1 : main.memory2@20
;       main.memory2@21 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@21
;       main.memory2@22 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@22
;       main.memory2@23 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@23
;       main.memory2@24 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 1 : main.memory2@24
;       main.memory2@25 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@25
;       main.memory2@26 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@26
;       main.memory2@27 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@27
;       main.memory2@28 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 1 : main.memory2@28
;       main.memory2@29 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@29
;       main.memory2@30 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@30
;       main.memory2@31 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@31
;       main.memory5@0 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 1 : main.memory5@0
;       main.memory5@1 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@1
;       main.memory5@2 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@2
;       main.memory5@3 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@3
;       main.memory5@4 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 1 : main.memory5@4
;       main.memory5@5 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@5
;       main.memory5@6 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@6
;       main.memory5@7 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@7
;       main.memory6@0 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 1 : main.memory6@0
;       main.memory6@1 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@1
;       main.memory6@2 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@2
;       main.memory6@3 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@3
;       main.memory6@4 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 1 : main.memory6@4
;       main.memory6@5 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@5
;       main.memory6@6 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@6
;       main.memory6@7 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@7
;       main.memory6@8 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 1 : main.memory6@8
;       main.memory6@9 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@9
;       main.memory6@10 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@10
;       main.memory6@11 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@11
;       main.memory7@0 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 1 : main.memory7@0
;       main.memory7@1 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@1
;       main.memory7@2 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@2
;       main.memory7@3 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@3
;       realloc.memory10 = x2@6 == 0 && x2@7 == 0 && x2@4 == 1 && x2@5 == 1 ? realloc.memory10[x2@3 :: x2@2 :: x2@1 :: x2@0 := 1][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 1 := 0][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 2 := 0][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 3 := 0] : realloc.memory10
;       &x5 = 0
;       $local = s64(u32(in0[0]) + 1)
;       assume 4 * $local <u 4294967296
;       main.memory4.size = 4 * $local
;       main.memory4 = *
;       &x5 = 1099511627776
;       $t!99 = &x5
;       $t!107 = $t!99
;       main.memory4 = $t!107[63:32] == 256 ? main.memory4[$t!107[31:2] := 0] : main.memory4
;       main.memory5@0 = 0
;       main.memory5@1 = 0
;       main.memory5@2 = 0
;       main.memory5@3 = 0
;       main.memory5@4 = 0
;       main.memory5@5 = 0
;       main.memory5@6 = 0
;       main.memory5@7 = 0
;       $t!100 = 1048784
;       t = $t!100
;   6 main:21 -> 4 main:24
;       assume t != 0
;   6 main:21 -> 5 main:21
;       assume t == 0
;   4 main:24 -> 7 main:24
;       main.memory2@16 = &x3 == 1048672 ? t[7:0] : main.memory2@16
;       main.memory2@17 = &x3 == 1048672 ? t[15:8] : main.memory2@17
;       main.memory2@18 = &x3 == 1048672 ? t[23:16] : main.memory2@18
;       main.memory2@19 = &x3 == 1048672 ? t[31:24] : main.memory2@19
;       main.memory2@20 = &x3 == 1048672 ? t[39:32] : main.memory2@20
;       main.memory2@21 = &x3 == 1048672 ? t[47:40] : main.memory2@21
;       main.memory2@22 = &x3 == 1048672 ? t[55:48] : main.memory2@22
;       main.memory2@23 = &x3 == 1048672 ? t[63:56] : main.memory2@23
;       $t!108 = *
;       $t!109 = *
;       $t!110 = *
;       $t!111 = *
;       $t!112 = &x3
;       $t!113 = &x3 == 1048672 ? main.memory2@7 :: main.memory2@6 :: main.memory2@5 :: main.memory2@4 :: main.memory2@3 :: main.memory2@2 :: main.memory2@1 :: main.memory2@0 : $t!108
;       $t!114 = &x3 == 1048672 ? main.memory2@15 :: main.memory2@14 :: main.memory2@13 :: main.memory2@12 :: main.memory2@11 :: main.memory2@10 :: main.memory2@9 :: main.memory2@8 : $t!109
;       $t!115 = &x3 == 1048672 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 :: main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : $t!110
;       $t!116 = &x3 == 1048672 ? main.memory2@31 :: main.memory2@30 :: main.memory2@29 :: main.memory2@28 :: main.memory2@27 :: main.memory2@26 :: main.memory2@25 :: main.memory2@24 : $t!111
;       main.memory2@0 = $t!112 == 1048672 ? $t!113[7:0] : main.memory2@0
;       main.memory2@1 = $t!112 == 1048672 ? $t!113[15:8] : main.memory2@1
;       main.memory2@2 = $t!112 == 1048672 ? $t!113[23:16] : main.memory2@2
;       main.memory2@3 = $t!112 == 1048672 ? $t!113[31:24] : main.memory2@3
;       main.memory2@4 = $t!112 == 1048672 ? $t!113[39:32] : main.memory2@4
;       main.memory2@5 = $t!112 == 1048672 ? $t!113[47:40] : main.memory2@5
;       main.memory2@6 = $t!112 == 1048672 ? $t!113[55:48] : main.memory2@6
;       main.memory2@7 = $t!112 == 1048672 ? $t!113[63:56] : main.memory2@7
;       main.memory2@8 = $t!112 == 1048672 ? $t!114[7:0] : main.memory2@8
;       main.memory2@9 = $t!112 == 1048672 ? $t!114[15:8] : main.memory2@9
;       main.memory2@10 = $t!112 == 1048672 ? $t!114[23:16] : main.memory2@10
;       main.memory2@11 = $t!112 == 1048672 ? $t!114[31:24] : main.memory2@11
;       main.memory2@12 = $t!112 == 1048672 ? $t!114[39:32] : main.memory2@12
;       main.memory2@13 = $t!112 == 1048672 ? $t!114[47:40] : main.memory2@13
;       main.memory2@14 = $t!112 == 1048672 ? $t!114[55:48] : main.memory2@14
;       main.memory2@15 = $t!112 == 1048672 ? $t!114[63:56] : main.memory2@15
;       main.memory2@16 = $t!112 == 1048672 ? $t!115[7:0] : main.memory2@16
;       main.memory2@17 = $t!112 == 1048672 ? $t!115[15:8] : main.memory2@17
;       main.memory2@18 = $t!112 == 1048672 ? $t!115[23:16] : main.memory2@18
;       main.memory2@19 = $t!112 == 1048672 ? $t!115[31:24] : main.memory2@19
;       main.memory2@20 = $t!112 == 1048672 ? $t!115[39:32] : main.memory2@20
;       main.memory2@21 = $t!112 == 1048672 ? $t!115[47:40] : main.memory2@21
;       main.memory2@22 = $t!112 == 1048672 ? $t!115[55:48] : main.memory2@22
;       main.memory2@23 = $t!112 == 1048672 ? $t!115[63:56] : main.memory2@23
;       main.memory2@24 = $t!112 == 1048672 ? $t!116[7:0] : main.memory2@24
;       main.memory2@25 = $t!112 == 1048672 ? $t!116[15:8] : main.memory2@25
;       main.memory2@26 = $t!112 == 1048672 ? $t!116[23:16] : main.memory2@26
;       main.memory2@27 = $t!112 == 1048672 ? $t!116[31:24] : main.memory2@27
;       main.memory2@28 = $t!112 == 1048672 ? $t!116[39:32] : main.memory2@28
;       main.memory2@29 = $t!112 == 1048672 ? $t!116[47:40] : main.memory2@29
;       main.memory2@30 = $t!112 == 1048672 ? $t!116[55:48] : main.memory2@30
;       main.memory2@31 = $t!112 == 1048672 ? $t!116[63:56] : main.memory2@31
;       k = 0
;   7 main:24 -> 8 main:24
;       assume k <u 32
;   7 main:24 -> 9 main:27
;       assume k >=u 32
;   9 main:27 -> 12 main:27
;       main.memory6@0 = 0
;       main.memory6@1 = 0
;       main.memory6@2 = 0
;       main.memory6@3 = 0
;       main.memory6@4 = 0
;       main.memory6@5 = 0
;       main.memory6@6 = 0
;       main.memory6@7 = 0
;       main.memory6@8 = 0
;       main.memory6@9 = 0
;       main.memory6@10 = 0
;       main.memory6@11 = 0
;       $t!101 = 1048832
;       t!89 = $t!101
;   12 main:27 -> 10 main:29
;       assume t!89 != 0
;   12 main:27 -> 11 main:27
;       assume t!89 == 0
;   10 main:29 -> 13 main:29
;       x2@0 = t!89[7:0]
;       x2@1 = t!89[15:8]
;       x2@2 = t!89[23:16]
;       x2@3 = t!89[31:24]
;       x2@4 = t!89[39:32]
;       x2@5 = t!89[47:40]
;       x2@6 = t!89[55:48]
;       x2@7 = t!89[63:56]
;       $t!117 = x2@7 :: x2@6 :: x2@5 :: x2@4 :: x2@3 :: x2@2 :: x2@1 :: x2@0
;       x2@0 = $t!117[7:0]
;       x2@1 = $t!117[15:8]
;       x2@2 = $t!117[23:16]
;       x2@3 = $t!117[31:24]
;       x2@4 = $t!117[39:32]
;       x2@5 = $t!117[47:40]
;       x2@6 = $t!117[55:48]
;       x2@7 = $t!117[63:56]
;   13 main:29 -> 14 realloc
;       realloc.old = *
;       realloc.size = *
;       realloc.new = *
;       realloc.room = *
;       realloc.$result = *
;       realloc.$t = *
;       realloc.$t!124 = *
;       realloc.old = x2@7 :: x2@6 :: x2@5 :: x2@4 :: x2@3 :: x2@2 :: x2@1 :: x2@0
;       realloc.size = 8
;   14 realloc -> 17 realloc
;       assume realloc.size <u 4294967296
;       realloc.memory10.size = realloc.size
;       realloc.memory10 = *
;       realloc.$t = 1103806595072
;       realloc.new = realloc.$t
;   17 realloc -> 15 realloc
;       assume realloc.old != 0
;   17 realloc -> 16 realloc
;       assume realloc.old == 0
;   16 realloc -> 18 realloc
;       realloc.$result = realloc.new
;   18 realloc -> 19 main:29
;   19 main:29 -> 20 main:29
;       $t!102 = realloc.$result
;   20 main:29 -> 23 main:29
;       t!90 = $t!102
;   23 main:29 -> 21 main:30
;       assume t!90 != 0
;   23 main:29 -> 22 main:29
;       assume t!90 == 0
;   21 main:30 -> 26 main:30
;       x2@0 = t!90[7:0]
;       x2@1 = t!90[15:8]
;       x2@2 = t!90[23:16]
;       x2@3 = t!90[31:24]
;       x2@4 = t!90[39:32]
;       x2@5 = t!90[47:40]
;       x2@6 = t!90[55:48]
;       x2@7 = t!90[63:56]
;   26 main:30 -> 24 main:31
;       assume x2@1 != 0 || x2@3 != 0 || x2@4 != 0 || x2@5 != 0 || x2@6 != 0 || x2@7 != 0 || x2@0 != 0 || x2@2 != 0
;   26 main:30 -> 25 main:38
;       assume x2@1 == 0 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@2 == 0
;   25 main:38 -> 29 main:38
;       main.memory2@26 = &x3 == 1048672 ? 2 : main.memory2@26
;       main.memory2@27 = &x3 == 1048672 ? 0 : main.memory2@27
;       $t!125 = *
;       $t!126 = x2@7 :: x2@6 :: x2@5 :: x2@4 :: x2@3 :: x2@2 :: x2@1 :: x2@0
;       $t!127 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? x1@3 :: x1@2 :: x1@1 :: x1@0 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? main.memory2@3 :: main.memory2@2 :: main.memory2@1 :: main.memory2@0 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? main.memory2@7 :: main.memory2@6 :: main.memory2@5 :: main.memory2@4 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? main.memory2@11 :: main.memory2@10 :: main.memory2@9 :: main.memory2@8 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? main.memory2@15 :: main.memory2@14 :: main.memory2@13 :: main.memory2@12 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? main.memory2@27 :: main.memory2@26 :: main.memory2@25 :: main.memory2@24 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? main.memory2@31 :: main.memory2@30 :: main.memory2@29 :: main.memory2@28 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? main.memory5@3 :: main.memory5@2 :: main.memory5@1 :: main.memory5@0 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? main.memory5@7 :: main.memory5@6 :: main.memory5@5 :: main.memory5@4 : x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == … && … && … ? … : …
;       x1@0 = $t!126 == 1048624 ? $t!127[7:0] : x1@0
;       x1@1 = $t!126 == 1048624 ? $t!127[15:8] : x1@1
;       x1@2 = $t!126 == 1048624 ? $t!127[23:16] : x1@2
;       x1@3 = $t!126 == 1048624 ? $t!127[31:24] : x1@3
;       main.memory2@0 = $t!126 == 1048672 ? $t!127[7:0] : main.memory2@0
;       main.memory2@1 = $t!126 == 1048672 ? $t!127[15:8] : main.memory2@1
;       main.memory2@2 = $t!126 == 1048672 ? $t!127[23:16] : main.memory2@2
;       main.memory2@3 = $t!126 == 1048672 ? $t!127[31:24] : main.memory2@3
;       main.memory2@4 = $t!126 == 1048676 ? $t!127[7:0] : main.memory2@4
;       main.memory2@5 = $t!126 == 1048676 ? $t!127[15:8] : main.memory2@5
;       main.memory2@6 = $t!126 == 1048676 ? $t!127[23:16] : main.memory2@6
;       main.memory2@7 = $t!126 == 1048676 ? $t!127[31:24] : main.memory2@7
;       main.memory2@8 = $t!126 == 1048680 ? $t!127[7:0] : main.memory2@8
;       main.memory2@9 = $t!126 == 1048680 ? $t!127[15:8] : main.memory2@9
;       main.memory2@10 = $t!126 == 1048680 ? $t!127[23:16] : main.memory2@10
;       main.memory2@11 = $t!126 == 1048680 ? $t!127[31:24] : main.memory2@11
;       main.memory2@12 = $t!126 == 1048684 ? $t!127[7:0] : main.memory2@12
;       main.memory2@13 = $t!126 == 1048684 ? $t!127[15:8] : main.memory2@13
;       main.memory2@14 = $t!126 == 1048684 ? $t!127[23:16] : main.memory2@14
;       main.memory2@15 = $t!126 == 1048684 ? $t!127[31:24] : main.memory2@15
;       main.memory2@16 = $t!126 == 1048688 ? $t!127[7:0] : main.memory2@16
;       main.memory2@17 = $t!126 == 1048688 ? $t!127[15:8] : main.memory2@17
;       main.memory2@18 = $t!126 == 1048688 ? $t!127[23:16] : main.memory2@18
;       main.memory2@19 = $t!126 == 1048688 ? $t!127[31:24] : main.memory2@19
;       main.memory2@20 = $t!126 == 1048692 ? $t!127[7:0] : main.memory2@20
;       main.memory2@21 = $t!126 == 1048692 ? $t!127[15:8] : main.memory2@21
;       main.memory2@22 = $t!126 == 1048692 ? $t!127[23:16] : main.memory2@22
;       main.memory2@23 = $t!126 == 1048692 ? $t!127[31:24] : main.memory2@23
;       main.memory2@24 = $t!126 == 1048696 ? $t!127[7:0] : main.memory2@24
;       main.memory2@25 = $t!126 == 1048696 ? $t!127[15:8] : main.memory2@25
;       main.memory2@26 = $t!126 == 1048696 ? $t!127[23:16] : main.memory2@26
;       main.memory2@27 = $t!126 == 1048696 ? $t!127[31:24] : main.memory2@27
;       main.memory2@28 = $t!126 == 1048700 ? $t!127[7:0] : main.memory2@28
;       main.memory2@29 = $t!126 == 1048700 ? $t!127[15:8] : main.memory2@29
;       main.memory2@30 = $t!126 == 1048700 ? $t!127[23:16] : main.memory2@30
;       main.memory2@31 = $t!126 == 1048700 ? $t!127[31:24] : main.memory2@31
;       main.memory5@0 = $t!126 == 1048784 ? $t!127[7:0] : main.memory5@0
;       main.memory5@1 = $t!126 == 1048784 ? $t!127[15:8] : main.memory5@1
;       main.memory5@2 = $t!126 == 1048784 ? $t!127[23:16] : main.memory5@2
;       main.memory5@3 = $t!126 == 1048784 ? $t!127[31:24] : main.memory5@3
;       main.memory5@4 = $t!126 == 1048788 ? $t!127[7:0] : main.memory5@4
;       main.memory5@5 = $t!126 == 1048788 ? $t!127[15:8] : main.memory5@5
;       main.memory5@6 = $t!126 == 1048788 ? $t!127[23:16] : main.memory5@6
;       main.memory5@7 = $t!126 == 1048788 ? $t!127[31:24] : main.memory5@7
;       main.memory6@0 = $t!126 == 1048832 ? $t!127[7:0] : main.memory6@0
;       main.memory6@1 = $t!126 == 1048832 ? $t!127[15:8] : main.memory6@1
;       main.memory6@2 = $t!126 == 1048832 ? $t!127[23:16] : main.memory6@2
;       main.memory6@3 = $t!126 == 1048832 ? $t!127[31:24] : main.memory6@3
;       main.memory6@4 = $t!126 == 1048836 ? $t!127[7:0] : main.memory6@4
;       main.memory6@5 = $t!126 == 1048836 ? $t!127[15:8] : main.memory6@5
;       main.memory6@6 = $t!126 == 1048836 ? $t!127[23:16] : main.memory6@6
;       main.memory6@7 = $t!126 == 1048836 ? $t!127[31:24] : main.memory6@7
;       main.memory6@8 = $t!126 == 1048840 ? $t!127[7:0] : main.memory6@8
;       main.memory6@9 = $t!126 == 1048840 ? $t!127[15:8] : main.memory6@9
;       main.memory6@10 = $t!126 == 1048840 ? $t!127[23:16] : main.memory6@10
;       main.memory6@11 = $t!126 == 1048840 ? $t!127[31:24] : main.memory6@11
;       main.memory7@0 = $t!126 == 1048880 ? $t!127[7:0] : main.memory7@0
;       main.memory7@1 = $t!126 == 1048880 ? $t!127[15:8] : main.memory7@1
;       main.memory7@2 = $t!126 == 1048880 ? $t!127[23:16] : main.memory7@2
;       main.memory7@3 = $t!126 == 1048880 ? $t!127[31:24] : main.memory7@3
;       realloc.memory10 = $t!126[63:32] == 257 ? realloc.memory10[($t!126 - 1103806595072)[31:0] := $t!127[7:0]][($t!126 - 1103806595071)[31:0] := $t!127[15:8]][($t!126 - 1103806595070)[31:0] := $t!127[23:16]][($t!126 - 1103806595069)[31:0] := $t!127[31:24]] : realloc.memory10
;       main.memory7@0 = 0
;       main.memory7@1 = 0
;       main.memory7@2 = 0
;       main.memory7@3 = 0
;       $t!103 = 1048880
;       t!91 = $t!103
;   29 main:38 -> 27 main:40
;       assume t!91 != 0
;   29 main:38 -> 28 main:38
;       assume t!91 == 0
;   27 main:40 -> 32 main:40
;       main.memory2@16 = &x3 == 1048672 ? t!91[7:0] : main.memory2@16
;       main.memory2@17 = &x3 == 1048672 ? t!91[15:8] : main.memory2@17
;       main.memory2@18 = &x3 == 1048672 ? t!91[23:16] : main.memory2@18
;       main.memory2@19 = &x3 == 1048672 ? t!91[31:24] : main.memory2@19
;       main.memory2@20 = &x3 == 1048672 ? t!91[39:32] : main.memory2@20
;       main.memory2@21 = &x3 == 1048672 ? t!91[47:40] : main.memory2@21
;       main.memory2@22 = &x3 == 1048672 ? t!91[55:48] : main.memory2@22
;       main.memory2@23 = &x3 == 1048672 ? t!91[63:56] : main.memory2@23
;   32 main:40 -> 30 main:41
;       assume in1 != 0
;   32 main:40 -> 31 main:43
;       assume in1 == 0
;   31 main:43 -> 33 main:49
;       $t!128 = (x2@7 :: x2@6 :: x2@5 :: x2@4 :: x2@3 :: x2@2 :: x2@1 :: x2@0) + 4
;       x2@0 = $t!128[7:0]
;       x2@1 = $t!128[15:8]
;       x2@2 = $t!128[23:16]
;       x2@3 = $t!128[31:24]
;       x2@4 = $t!128[39:32]
;       x2@5 = $t!128[47:40]
;       x2@6 = $t!128[55:48]
;       x2@7 = $t!128[63:56]
;   33 main:49 -> 36 main:49
;       x1@0 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 3 : x1@0
;       x1@1 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@1
;       x1@2 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@2
;       x1@3 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@3
;       main.memory2@0 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 3 : main.memory2@0
;       main.memory2@1 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@1
;       main.memory2@2 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@2
;       main.memory2@3 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@3
;       main.memory2@4 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 3 : main.memory2@4
;       main.memory2@5 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@5
;       main.memory2@6 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@6
;       main.memory2@7 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@7
;       main.memory2@8 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 3 : main.memory2@8
;       main.memory2@9 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@9
;       main.memory2@10 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@10
;       main.memory2@11 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@11
;       main.memory2@12 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 3 : main.memory2@12
;       main.memory2@13 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@13
;       main.memory2@14 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@14
;       main.memory2@15 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@15
;       main.memory2@16 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 3 : main.memory2@16
;       main.memory2@17 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@17
;       main.memory2@18 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@18
;       main.memory2@19 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@19
;       main.memory2@20 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 3 : main.memory2@20
;       main.memory2@21 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@21
;       main.memory2@22 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@22
;       main.memory2@23 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@23
;       main.memory2@24 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 3 : main.memory2@24
;       main.memory2@25 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@25
;       main.memory2@26 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@26
;       main.memory2@27 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@27
;       main.memory2@28 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 3 : main.memory2@28
;       main.memory2@29 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@29
;       main.memory2@30 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@30
;       main.memory2@31 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@31
;       main.memory5@0 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 3 : main.memory5@0
;       main.memory5@1 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@1
;       main.memory5@2 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@2
;       main.memory5@3 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@3
;       main.memory5@4 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 3 : main.memory5@4
;       main.memory5@5 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@5
;       main.memory5@6 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@6
;       main.memory5@7 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@7
;       main.memory6@0 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 3 : main.memory6@0
;       main.memory6@1 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@1
;       main.memory6@2 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@2
;       main.memory6@3 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@3
;       main.memory6@4 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 3 : main.memory6@4
;       main.memory6@5 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@5
;       main.memory6@6 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@6
;       main.memory6@7 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@7
;       main.memory6@8 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 3 : main.memory6@8
;       main.memory6@9 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@9
;       main.memory6@10 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@10
;       main.memory6@11 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@11
;       main.memory7@0 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 3 : main.memory7@0
;       main.memory7@1 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@1
;       main.memory7@2 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@2
;       main.memory7@3 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@3
;       realloc.memory10 = x2@6 == 0 && x2@7 == 0 && x2@4 == 1 && x2@5 == 1 ? realloc.memory10[x2@3 :: x2@2 :: x2@1 :: x2@0 := 3][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 1 := 0][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 2 := 0][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 3 := 0] : realloc.memory10
;       x1@0 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 2 : x1@0
;       x1@1 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@1
;       x1@2 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@2
;       x1@3 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@3
;       main.memory2@0 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 2 : main.memory2@0
;       main.memory2@1 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@1
;       main.memory2@2 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@2
;       main.memory2@3 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@3
;       main.memory2@4 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 2 : main.memory2@4
;       main.memory2@5 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@5
;       main.memory2@6 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@6
;       main.memory2@7 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@7
;       main.memory2@8 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 2 : main.memory2@8
;       main.memory2@9 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@9
;       main.memory2@10 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@10
;       main.memory2@11 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@11
;       main.memory2@12 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 2 : main.memory2@12
;       main.memory2@13 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@13
;       main.memory2@14 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@14
;       main.memory2@15 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@15
;       main.memory2@16 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 2 : main.memory2@16
;       main.memory2@17 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@17
;       main.memory2@18 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@18
;       main.memory2@19 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@19
;       main.memory2@20 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 2 : main.memory2@20
;       main.memory2@21 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@21
;       main.memory2@22 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@22
;       main.memory2@23 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@23
;       main.memory2@24 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 2 : main.memory2@24
;       main.memory2@25 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@25
;       main.memory2@26 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@26
;       main.memory2@27 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@27
;       main.memory2@28 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 2 : main.memory2@28
;       main.memory2@29 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@29
;       main.memory2@30 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@30
;       main.memory2@31 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@31
;       main.memory5@0 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 2 : main.memory5@0
;       main.memory5@1 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@1
;       main.memory5@2 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@2
;       main.memory5@3 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@3
;       main.memory5@4 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 2 : main.memory5@4
;       main.memory5@5 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@5
;       main.memory5@6 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@6
;       main.memory5@7 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@7
;       main.memory6@0 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 2 : main.memory6@0
;       main.memory6@1 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@1
;       main.memory6@2 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@2
;       main.memory6@3 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@3
;       main.memory6@4 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 2 : main.memory6@4
;       main.memory6@5 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@5
;       main.memory6@6 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@6
;       main.memory6@7 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@7
;       main.memory6@8 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 2 : main.memory6@8
;       main.memory6@9 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@9
;       main.memory6@10 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@10
;       main.memory6@11 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@11
;       main.memory7@0 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 2 : main.memory7@0
;       main.memory7@1 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@1
;       main.memory7@2 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@2
;       main.memory7@3 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@3
;       realloc.memory10 = x2@6 == 0 && x2@7 == 0 && x2@4 == 1 && x2@5 == 1 ? realloc.memory10[x2@3 :: x2@2 :: x2@1 :: x2@0 := 2][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 1 := 0][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 2 := 0][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 3 := 0] : realloc.memory10
;       $t!129 = *
;       $t!130 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? x1@3 :: x1@2 :: x1@1 :: x1@0 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? main.memory2@3 :: main.memory2@2 :: main.memory2@1 :: main.memory2@0 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? main.memory2@7 :: main.memory2@6 :: main.memory2@5 :: main.memory2@4 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? main.memory2@11 :: main.memory2@10 :: main.memory2@9 :: main.memory2@8 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? main.memory2@15 :: main.memory2@14 :: main.memory2@13 :: main.memory2@12 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? main.memory2@27 :: main.memory2@26 :: main.memory2@25 :: main.memory2@24 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? main.memory2@31 :: main.memory2@30 :: main.memory2@29 :: main.memory2@28 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? main.memory5@3 :: main.memory5@2 :: main.memory5@1 :: main.memory5@0 : x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? main.memory5@7 :: main.memory5@6 :: main.memory5@5 :: main.memory5@4 : x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == … && … && … ? … : …
;       x1@0 = $t!130[7:0]
;       x1@1 = $t!130[15:8]
;       x1@2 = $t!130[23:16]
;       x1@3 = $t!130[31:24]
;   36 main:49 -> 34 main:52
;       assume &x3 != 0
;   36 main:49 -> 35 main:63
;       assume &x3 == 0
;   35 main:63 -> 37 main:63
;       main.memory9@0 = *
;       main.memory9@2 = *
;       main.memory9@4 = *
;       &x7 = 1048976
;       $t!131 = &x7
;       main.memory9@0 = $t!131 == 1048976 ? 0 : main.memory9@0
;       main.memory9@2 = $t!131 == 1048976 ? 0 : main.memory9@2
;       main.memory9@4 = $t!131 == 1048976 ? 0 : main.memory9@4
;       main.memory9@0 = &x7 == 1048976 ? 3 : main.memory9@0
;       $t!132 = x2@7 :: x2@6 :: x2@5 :: x2@4 :: x2@3 :: x2@2 :: x2@1 :: x2@0
;       x2@0 = $t!132[7:0]
;       x2@1 = $t!132[15:8]
;       x2@2 = $t!132[23:16]
;       x2@3 = $t!132[31:24]
;       x2@4 = $t!132[39:32]
;       x2@5 = $t!132[47:40]
;       x2@6 = $t!132[55:48]
;       x2@7 = $t!132[63:56]
;       $t!133 = *
;       $t!134 = x2@7 :: x2@6 :: x2@5 :: x2@4 :: x2@3 :: x2@2 :: x2@1 :: x2@0
;       $t!135 = s32(&x3 == 1048672 ? main.memory2@25 :: main.memory2@24 : $t!133)
;       x1@0 = $t!134 == 1048624 ? $t!135[7:0] : x1@0
;       x1@1 = $t!134 == 1048624 ? $t!135[15:8] : x1@1
;       x1@2 = $t!134 == 1048624 ? $t!135[23:16] : x1@2
;       x1@3 = $t!134 == 1048624 ? $t!135[31:24] : x1@3
;       main.memory2@0 = $t!134 == 1048672 ? $t!135[7:0] : main.memory2@0
;       main.memory2@1 = $t!134 == 1048672 ? $t!135[15:8] : main.memory2@1
;       main.memory2@2 = $t!134 == 1048672 ? $t!135[23:16] : main.memory2@2
;       main.memory2@3 = $t!134 == 1048672 ? $t!135[31:24] : main.memory2@3
;       main.memory2@4 = $t!134 == 1048676 ? $t!135[7:0] : main.memory2@4
;       main.memory2@5 = $t!134 == 1048676 ? $t!135[15:8] : main.memory2@5
;       main.memory2@6 = $t!134 == 1048676 ? $t!135[23:16] : main.memory2@6
;       main.memory2@7 = $t!134 == 1048676 ? $t!135[31:24] : main.memory2@7
;       main.memory2@8 = $t!134 == 1048680 ? $t!135[7:0] : main.memory2@8
;       main.memory2@9 = $t!134 == 1048680 ? $t!135[15:8] : main.memory2@9
;       main.memory2@10 = $t!134 == 1048680 ? $t!135[23:16] : main.memory2@10
;       main.memory2@11 = $t!134 == 1048680 ? $t!135[31:24] : main.memory2@11
;       main.memory2@12 = $t!134 == 1048684 ? $t!135[7:0] : main.memory2@12
;       main.memory2@13 = $t!134 == 1048684 ? $t!135[15:8] : main.memory2@13
;       main.memory2@14 = $t!134 == 1048684 ? $t!135[23:16] : main.memory2@14
;       main.memory2@15 = $t!134 == 1048684 ? $t!135[31:24] : main.memory2@15
;       main.memory2@16 = $t!134 == 1048688 ? $t!135[7:0] : main.memory2@16
;       main.memory2@17 = $t!134 == 1048688 ? $t!135[15:8] : main.memory2@17
;       main.memory2@18 = $t!134 == 1048688 ? $t!135[23:16] : main.memory2@18
;       main.memory2@19 = $t!134 == 1048688 ? $t!135[31:24] : main.memory2@19
;       main.memory2@20 = $t!134 == 1048692 ? $t!135[7:0] : main.memory2@20
;       main.memory2@21 = $t!134 == 1048692 ? $t!135[15:8] : main.memory2@21
;       main.memory2@22 = $t!134 == 1048692 ? $t!135[23:16] : main.memory2@22
;       main.memory2@23 = $t!134 == 1048692 ? $t!135[31:24] : main.memory2@23
;       main.memory2@24 = $t!134 == 1048696 ? $t!135[7:0] : main.memory2@24
;       main.memory2@25 = $t!134 == 1048696 ? $t!135[15:8] : main.memory2@25
;       main.memory2@26 = $t!134 == 1048696 ? $t!135[23:16] : main.memory2@26
;       main.memory2@27 = $t!134 == 1048696 ? $t!135[31:24] : main.memory2@27
;       main.memory2@28 = $t!134 == 1048700 ? $t!135[7:0] : main.memory2@28
;       main.memory2@29 = $t!134 == 1048700 ? $t!135[15:8] : main.memory2@29
;       main.memory2@30 = $t!134 == 1048700 ? $t!135[23:16] : main.memory2@30
;       main.memory2@31 = $t!134 == 1048700 ? $t!135[31:24] : main.memory2@31
;       main.memory5@0 = $t!134 == 1048784 ? $t!135[7:0] : main.memory5@0
;       main.memory5@1 = $t!134 == 1048784 ? $t!135[15:8] : main.memory5@1
;       main.memory5@2 = $t!134 == 1048784 ? $t!135[23:16] : main.memory5@2
;       main.memory5@3 = $t!134 == 1048784 ? $t!135[31:24] : main.memory5@3
;       main.memory5@4 = $t!134 == 1048788 ? $t!135[7:0] : main.memory5@4
;       main.memory5@5 = $t!134 == 1048788 ? $t!135[15:8] : main.memory5@5
;       main.memory5@6 = $t!134 == 1048788 ? $t!135[23:16] : main.memory5@6
;       main.memory5@7 = $t!134 == 1048788 ? $t!135[31:24] : main.memory5@7
;       main.memory6@0 = $t!134 == 1048832 ? $t!135[7:0] : main.memory6@0
;       main.memory6@1 = $t!134 == 1048832 ? $t!135[15:8] : main.memory6@1
;       main.memory6@2 = $t!134 == 1048832 ? $t!135[23:16] : main.memory6@2
;       main.memory6@3 = $t!134 == 1048832 ? $t!135[31:24] : main.memory6@3
;       main.memory6@4 = $t!134 == 1048836 ? $t!135[7:0] : main.memory6@4
;       main.memory6@5 = $t!134 == 1048836 ? $t!135[15:8] : main.memory6@5
;       main.memory6@6 = $t!134 == 1048836 ? $t!135[23:16] : main.memory6@6
;       main.memory6@7 = $t!134 == 1048836 ? $t!135[31:24] : main.memory6@7
;       main.memory6@8 = $t!134 == 1048840 ? $t!135[7:0] : main.memory6@8
;       main.memory6@9 = $t!134 == 1048840 ? $t!135[15:8] : main.memory6@9
;       main.memory6@10 = $t!134 == 1048840 ? $t!135[23:16] : main.memory6@10
;       main.memory6@11 = $t!134 == 1048840 ? $t!135[31:24] : main.memory6@11
;       main.memory7@0 = $t!134 == 1048880 ? $t!135[7:0] : main.memory7@0
;       main.memory7@1 = $t!134 == 1048880 ? $t!135[15:8] : main.memory7@1
;       main.memory7@2 = $t!134 == 1048880 ? $t!135[23:16] : main.memory7@2
;       main.memory7@3 = $t!134 == 1048880 ? $t!135[31:24] : main.memory7@3
;       realloc.memory10 = $t!134[63:32] == 257 ? realloc.memory10[($t!134 - 1103806595072)[31:0] := $t!135[7:0]][($t!134 - 1103806595071)[31:0] := $t!135[15:8]][($t!134 - 1103806595070)[31:0] := $t!135[23:16]][($t!134 - 1103806595069)[31:0] := $t!135[31:24]] : realloc.memory10
;       $t!104 = &x3 + 26
;       $t!136 = $t!104
;       main.memory2@26 = $t!136 == 1048698 ? 1 : main.memory2@26
;       main.memory2@27 = $t!136 == 1048698 ? 1 : main.memory2@27
;       main.memory2@28 = $t!136 == 1048698 ? 1 : main.memory2@28
;       main.memory2@29 = $t!136 == 1048698 ? 1 : main.memory2@29
;       k!94 = 0
;   37 main:63 -> 38 main:63
;       assume k!94 <u 8
;   37 main:63 -> 39 main:67
;       assume k!94 >=u 8
;   39 main:67 -> 42 main:67
;       $t!137 = *
;       $t!138 = *
;       $t!139 = *
;       $t!140 = *
;       x0 = (x1@3 :: x1@2 :: x1@1 :: x1@0) + (&x3 == 1048672 ? main.memory2@3 :: main.memory2@2 :: main.memory2@1 :: main.memory2@0 : $t!137) + (&x4 == 1048736 ? main.memory3@0 : $t!138) + (&x4 == 1048736 ? main.memory3@4 : $t!139) + (&x4 == 1048736 ? main.memory3@8 : $t!140)
;   42 main:67 -> 40 main:67
;       assume x0 == 6
;   42 main:67 -> 41 main:68
;       assume x0 != 6
;   41 main:68 -> 43 main:10
;       $result = x0
;   43 main:10 -> 44 main:1
;   40 main:67 -> 1 error
;       assume true
;   38 main:63 -> 45 main:63
;       $t!141 = *
;       $t!142 = u64(k!94) + 1048576
;       $t!143 = k!94 == 0 ? x2@0 : k!94 == 1 ? x2@1 : k!94 == 2 ? x2@2 : k!94 == 3 ? x2@3 : k!94 == 4 ? x2@4 : k!94 == 5 ? x2@5 : k!94 == 6 ? x2@6 : k!94 == 7 ? x2@7 : $t!141
;       x2@0 = $t!142 == 1048576 ? $t!143 : x2@0
;       x2@1 = $t!142 == 1048577 ? $t!143 : x2@1
;       x2@2 = $t!142 == 1048578 ? $t!143 : x2@2
;       x2@3 = $t!142 == 1048579 ? $t!143 : x2@3
;       x2@4 = $t!142 == 1048580 ? $t!143 : x2@4
;       x2@5 = $t!142 == 1048581 ? $t!143 : x2@5
;       x2@6 = $t!142 == 1048582 ? $t!143 : x2@6
;       x2@7 = $t!142 == 1048583 ? $t!143 : x2@7
;   45 main:63 -> 37 main:63
;       k!94 = k!94 + 1
;   34 main:52 -> 39 main:67
;       main.memory8@0 = *
;       main.memory8@2 = *
;       main.memory8@4 = *
;       &x6 = 1048928
;       $t!144 = &x6
;       main.memory8@0 = $t!144 == 1048928 ? 0 : main.memory8@0
;       main.memory8@2 = $t!144 == 1048928 ? 0 : main.memory8@2
;       main.memory8@4 = $t!144 == 1048928 ? 0 : main.memory8@4
;       main.memory8@0 = &x6 == 1048928 ? 1 : main.memory8@0
;       main.memory8@2 = &x6 == 1048928 ? 2 : main.memory8@2
;       main.memory8@4 = &x6 == 1048928 ? in1[15:0] : main.memory8@4
;       $t!145 = *
;       x2@0 = (&x3 == 1048672 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 :: main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : $t!145)[7:0]
;       x2@1 = (&x3 == 1048672 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 :: main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : $t!145)[15:8]
;       x2@2 = (&x3 == 1048672 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 :: main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : $t!145)[23:16]
;       x2@3 = (&x3 == 1048672 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 :: main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : $t!145)[31:24]
;       x2@4 = (&x3 == 1048672 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 :: main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : $t!145)[39:32]
;       x2@5 = (&x3 == 1048672 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 :: main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : $t!145)[47:40]
;       x2@6 = (&x3 == 1048672 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 :: main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : $t!145)[55:48]
;       x2@7 = (&x3 == 1048672 ? main.memory2@23 :: main.memory2@22 :: main.memory2@21 :: main.memory2@20 :: main.memory2@19 :: main.memory2@18 :: main.memory2@17 :: main.memory2@16 : $t!145)[63:56]
;   30 main:41 -> 33 main:49
;       x2@0 = &x3[7:0]
;       x2@1 = &x3[15:8]
;       x2@2 = &x3[23:16]
;       x2@3 = &x3[31:24]
;       x2@4 = &x3[39:32]
;       x2@5 = &x3[47:40]
;       x2@6 = &x3[55:48]
;       x2@7 = &x3[63:56]
;   24 main:31 -> 46 main:32
;       assume in0 != 0
;   24 main:31 -> 25 main:38
;       assume in0 == 0
;   46 main:32 -> 25 main:38
;       x1@0 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 1 : x1@0
;       x1@1 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@1
;       x1@2 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@2
;       x1@3 = x2@0 == 48 && x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 ? 0 : x1@3
;       main.memory2@0 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 1 : main.memory2@0
;       main.memory2@1 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@1
;       main.memory2@2 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@2
;       main.memory2@3 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 96 ? 0 : main.memory2@3
;       main.memory2@4 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 1 : main.memory2@4
;       main.memory2@5 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@5
;       main.memory2@6 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@6
;       main.memory2@7 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 100 ? 0 : main.memory2@7
;       main.memory2@8 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 1 : main.memory2@8
;       main.memory2@9 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@9
;       main.memory2@10 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@10
;       main.memory2@11 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 104 ? 0 : main.memory2@11
;       main.memory2@12 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 1 : main.memory2@12
;       main.memory2@13 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@13
;       main.memory2@14 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@14
;       main.memory2@15 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 108 ? 0 : main.memory2@15
;       main.memory2@16 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 1 : main.memory2@16
;       main.memory2@17 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@17
;       main.memory2@18 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@18
;       main.memory2@19 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 112 ? 0 : main.memory2@19
;       main.memory2@20 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 1 : main.memory2@20
;       main.memory2@21 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@21
;       main.memory2@22 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@22
;       main.memory2@23 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 116 ? 0 : main.memory2@23
;       main.memory2@24 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 1 : main.memory2@24
;       main.memory2@25 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@25
;       main.memory2@26 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@26
;       main.memory2@27 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 120 ? 0 : main.memory2@27
;       main.memory2@28 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 1 : main.memory2@28
;       main.memory2@29 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@29
;       main.memory2@30 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@30
;       main.memory2@31 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 124 ? 0 : main.memory2@31
;       main.memory5@0 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 1 : main.memory5@0
;       main.memory5@1 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@1
;       main.memory5@2 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@2
;       main.memory5@3 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 208 ? 0 : main.memory5@3
;       main.memory5@4 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 1 : main.memory5@4
;       main.memory5@5 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@5
;       main.memory5@6 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@6
;       main.memory5@7 = x2@1 == 0 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 212 ? 0 : main.memory5@7
;       main.memory6@0 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 1 : main.memory6@0
;       main.memory6@1 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@1
;       main.memory6@2 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@2
;       main.memory6@3 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@0 == 0 && x2@1 == 1 ? 0 : main.memory6@3
;       main.memory6@4 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 1 : main.memory6@4
;       main.memory6@5 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@5
;       main.memory6@6 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@6
;       main.memory6@7 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 4 ? 0 : main.memory6@7
;       main.memory6@8 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 1 : main.memory6@8
;       main.memory6@9 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@9
;       main.memory6@10 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@10
;       main.memory6@11 = x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 && x2@0 == 8 ? 0 : main.memory6@11
;       main.memory7@0 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 1 : main.memory7@0
;       main.memory7@1 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@1
;       main.memory7@2 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@2
;       main.memory7@3 = x2@0 == 48 && x2@2 == 16 && x2@3 == 0 && x2@4 == 0 && x2@5 == 0 && x2@6 == 0 && x2@7 == 0 && x2@1 == 1 ? 0 : main.memory7@3
;       realloc.memory10 = x2@6 == 0 && x2@7 == 0 && x2@4 == 1 && x2@5 == 1 ? realloc.memory10[x2@3 :: x2@2 :: x2@1 :: x2@0 := 1][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 1 := 0][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 2 := 0][(x2@3 :: x2@2 :: x2@1 :: x2@0) + 3 := 0] : realloc.memory10
;   15 realloc -> 47 realloc
;       realloc.room = realloc.old - 1103806595072 <u realloc.memory10.size ? realloc.memory10.size - realloc.old + 1103806595072 : realloc.old - 1048880 <u 4 ? -realloc.old + 1048884 : realloc.old - 1048832 <u 12 ? -realloc.old + 1048844 : realloc.old - 1048784 <u 8 ? -realloc.old + 1048792 : realloc.old - 1048672 <u 32 ? -realloc.old + 1048704 : realloc.old - 1048624 <u 4 ? -realloc.old + 1048628 : 0
;       realloc.$t!124 = realloc.new
;       $t!146 = realloc.$t!124
;       $t!147 = realloc.old
;       $t!148 = realloc.room <u realloc.size ? realloc.room : realloc.size
;   47 realloc -> 48 realloc
;       assume $t!146 <=u $t!147
;   47 realloc -> 49 realloc
;       assume $t!147 <u $t!146
;   48 realloc -> 51 realloc
;       $t!149 = 0
;   51 realloc -> 53 realloc
;       assume $t!148 <=u $t!149
;   51 realloc -> 52 realloc
;       assume $t!149 <u $t!148
;   52 realloc -> 51 realloc
;       $t!150 = *
;       $t!151 = $t!147 + $t!149 == 1048624 ? x1@0 : $t!147 + $t!149 == 1048625 ? x1@1 : $t!147 + $t!149 == 1048626 ? x1@2 : $t!147 + $t!149 == 1048627 ? x1@3 : $t!147 + $t!149 == 1048672 ? main.memory2@0 : $t!147 + $t!149 == 1048673 ? main.memory2@1 : $t!147 + $t!149 == 1048674 ? main.memory2@2 : $t!147 + $t!149 == 1048675 ? main.memory2@3 : $t!147 + $t!149 == 1048676 ? main.memory2@4 : $t!147 + $t!149 == 1048677 ? main.memory2@5 : $t!147 + $t!149 == 1048678 ? main.memory2@6 : $t!147 + $t!149 == 1048679 ? main.memory2@7 : $t!147 + $t!149 == 1048680 ? main.memory2@8 : $t!147 + $t!149 == 1048681 ? main.memory2@9 : $t!147 + $t!149 == 1048682 ? main.memory2@10 : $t!147 + $t!149 == 1048683 ? main.memory2@11 : $t!147 + $t!149 == 1048684 ? main.memory2@12 : $t!147 + $t!149 == 1048685 ? main.memory2@13 : $t!147 + $t!149 == 1048686 ? main.memory2@14 : $t!147 + $t!149 == 1048687 ? main.memory2@15 : $t!147 + $t!149 == 1048688 ? main.memory2@16 : $t!147 + $t!149 == 1048689 ? main.memory2@17 : $t!147 + $t!149 == 1048690 ? main.memory2@18 : $t!147 + $t!149 == 1048691 ? main.memory2@19 : $t!147 + $t!149 == 1048692 ? main.memory2@20 : $t!147 + $t!149 == 1048693 ? main.memory2@21 : $t!147 + $t!149 == 1048694 ? main.memory2@22 : $t!147 + $t!149 == 1048695 ? main.memory2@23 : $t!147 + $t!149 == 1048696 ? main.memory2@24 : $t!147 + $t!149 == 1048697 ? main.memory2@25 : $t!147 + $t!149 == 1048698 ? main.memory2@26 : $t!147 + $t!149 == 1048699 ? main.memory2@27 : $t!147 + $t!149 == 1048700 ? main.memory2@28 : $t!147 + $t!149 == 1048701 ? main.memory2@29 : $t!147 + $t!149 == 1048702 ? main.memory2@30 : $t!147 + $t!149 == 1048703 ? main.memory2@31 : $t!147 + $t!149 == 1048784 ? main.memory5@0 : $t!147 + $t!149 == 1048785 ? main.memory5@1 : $t!147 + $t!149 == 1048786 ? main.memory5@2 : $t!147 + $t!149 == 1048787 ? main.memory5@3 : $t!147 + $t!149 == 1048788 ? main.memory5@4 : $t!147 + $t!149 == 1048789 ? main.memory5@5 : $t!147 + $t!149 == 1048790 ? main.memory5@6 : $t!147 + $t!149 == 1048791 ? main.memory5@7 : …
;       realloc.memory10 = ($t!146 + $t!149)[63:32] == 257 ? realloc.memory10[($t!146 + $t!149 - 1103806595072)[31:0] := $t!151] : realloc.memory10
;       $t!149 = $t!149 + 1
;   53 realloc -> 50 realloc
;   49 realloc -> 54 realloc
;       $t!152 = $t!148
;   54 realloc -> 56 realloc
;       assume $t!152 == 0
;   54 realloc -> 55 realloc
;       assume $t!152 != 0
;   55 realloc -> 54 realloc
;       $t!152 = $t!152 - 1
;       $t!153 = *
;       $t!154 = $t!147 + $t!152 == 1048624 ? x1@0 : $t!147 + $t!152 == 1048625 ? x1@1 : $t!147 + $t!152 == 1048626 ? x1@2 : $t!147 + $t!152 == 1048627 ? x1@3 : $t!147 + $t!152 == 1048672 ? main.memory2@0 : $t!147 + $t!152 == 1048673 ? main.memory2@1 : $t!147 + $t!152 == 1048674 ? main.memory2@2 : $t!147 + $t!152 == 1048675 ? main.memory2@3 : $t!147 + $t!152 == 1048676 ? main.memory2@4 : $t!147 + $t!152 == 1048677 ? main.memory2@5 : $t!147 + $t!152 == 1048678 ? main.memory2@6 : $t!147 + $t!152 == 1048679 ? main.memory2@7 : $t!147 + $t!152 == 1048680 ? main.memory2@8 : $t!147 + $t!152 == 1048681 ? main.memory2@9 : $t!147 + $t!152 == 1048682 ? main.memory2@10 : $t!147 + $t!152 == 1048683 ? main.memory2@11 : $t!147 + $t!152 == 1048684 ? main.memory2@12 : $t!147 + $t!152 == 1048685 ? main.memory2@13 : $t!147 + $t!152 == 1048686 ? main.memory2@14 : $t!147 + $t!152 == 1048687 ? main.memory2@15 : $t!147 + $t!152 == 1048688 ? main.memory2@16 : $t!147 + $t!152 == 1048689 ? main.memory2@17 : $t!147 + $t!152 == 1048690 ? main.memory2@18 : $t!147 + $t!152 == 1048691 ? main.memory2@19 : $t!147 + $t!152 == 1048692 ? main.memory2@20 : $t!147 + $t!152 == 1048693 ? main.memory2@21 : $t!147 + $t!152 == 1048694 ? main.memory2@22 : $t!147 + $t!152 == 1048695 ? main.memory2@23 : $t!147 + $t!152 == 1048696 ? main.memory2@24 : $t!147 + $t!152 == 1048697 ? main.memory2@25 : $t!147 + $t!152 == 1048698 ? main.memory2@26 : $t!147 + $t!152 == 1048699 ? main.memory2@27 : $t!147 + $t!152 == 1048700 ? main.memory2@28 : $t!147 + $t!152 == 1048701 ? main.memory2@29 : $t!147 + $t!152 == 1048702 ? main.memory2@30 : $t!147 + $t!152 == 1048703 ? main.memory2@31 : $t!147 + $t!152 == 1048784 ? main.memory5@0 : $t!147 + $t!152 == 1048785 ? main.memory5@1 : $t!147 + $t!152 == 1048786 ? main.memory5@2 : $t!147 + $t!152 == 1048787 ? main.memory5@3 : $t!147 + $t!152 == 1048788 ? main.memory5@4 : $t!147 + $t!152 == 1048789 ? main.memory5@5 : $t!147 + $t!152 == 1048790 ? main.memory5@6 : $t!147 + $t!152 == 1048791 ? main.memory5@7 : …
;       realloc.memory10 = ($t!146 + $t!152)[63:32] == 257 ? realloc.memory10[($t!146 + $t!152 - 1103806595072)[31:0] := $t!154] : realloc.memory10
;   56 realloc -> 50 realloc
;   50 realloc -> 16 realloc
;   8 main:24 -> 57 main:24
;       $t!155 = *
;       $t!156 = &x3 + u64(k)
;       $t!157 = &x3 + u64(k) == 1048672 ? main.memory2@0 : &x3 + u64(k) == 1048673 ? main.memory2@1 : &x3 + u64(k) == 1048674 ? main.memory2@2 : &x3 + u64(k) == 1048675 ? main.memory2@3 : &x3 + u64(k) == 1048676 ? main.memory2@4 : &x3 + u64(k) == 1048677 ? main.memory2@5 : &x3 + u64(k) == 1048678 ? main.memory2@6 : &x3 + u64(k) == 1048679 ? main.memory2@7 : &x3 + u64(k) == 1048680 ? main.memory2@8 : &x3 + u64(k) == 1048681 ? main.memory2@9 : &x3 + u64(k) == 1048682 ? main.memory2@10 : &x3 + u64(k) == 1048683 ? main.memory2@11 : &x3 + u64(k) == 1048684 ? main.memory2@12 : &x3 + u64(k) == 1048685 ? main.memory2@13 : &x3 + u64(k) == 1048686 ? main.memory2@14 : &x3 + u64(k) == 1048687 ? main.memory2@15 : &x3 + u64(k) == 1048688 ? main.memory2@16 : &x3 + u64(k) == 1048689 ? main.memory2@17 : &x3 + u64(k) == 1048690 ? main.memory2@18 : &x3 + u64(k) == 1048691 ? main.memory2@19 : &x3 + u64(k) == 1048692 ? main.memory2@20 : &x3 + u64(k) == 1048693 ? main.memory2@21 : &x3 + u64(k) == 1048694 ? main.memory2@22 : &x3 + u64(k) == 1048695 ? main.memory2@23 : &x3 + u64(k) == 1048696 ? main.memory2@24 : &x3 + u64(k) == 1048697 ? main.memory2@25 : &x3 + u64(k) == 1048698 ? main.memory2@26 : &x3 + u64(k) == 1048699 ? main.memory2@27 : &x3 + u64(k) == 1048700 ? main.memory2@28 : &x3 + u64(k) == 1048701 ? main.memory2@29 : &x3 + u64(k) == 1048702 ? main.memory2@30 : &x3 + u64(k) == 1048703 ? main.memory2@31 : $t!155
;       main.memory2@0 = $t!156 == 1048672 ? $t!157 : main.memory2@0
;       main.memory2@1 = $t!156 == 1048673 ? $t!157 : main.memory2@1
;       main.memory2@2 = $t!156 == 1048674 ? $t!157 : main.memory2@2
;       main.memory2@3 = $t!156 == 1048675 ? $t!157 : main.memory2@3
;       main.memory2@4 = $t!156 == 1048676 ? $t!157 : main.memory2@4
;       main.memory2@5 = $t!156 == 1048677 ? $t!157 : main.memory2@5
;       main.memory2@6 = $t!156 == 1048678 ? $t!157 : main.memory2@6
;       main.memory2@7 = $t!156 == 1048679 ? $t!157 : main.memory2@7
;       main.memory2@8 = $t!156 == 1048680 ? $t!157 : main.memory2@8
;       main.memory2@9 = $t!156 == 1048681 ? $t!157 : main.memory2@9
;       main.memory2@10 = $t!156 == 1048682 ? $t!157 : main.memory2@10
;       main.memory2@11 = $t!156 == 1048683 ? $t!157 : main.memory2@11
;       main.memory2@12 = $t!156 == 1048684 ? $t!157 : main.memory2@12
;       main.memory2@13 = $t!156 == 1048685 ? $t!157 : main.memory2@13
;       main.memory2@14 = $t!156 == 1048686 ? $t!157 : main.memory2@14
;       main.memory2@15 = $t!156 == 1048687 ? $t!157 : main.memory2@15
;       main.memory2@16 = $t!156 == 1048688 ? $t!157 : main.memory2@16
;       main.memory2@17 = $t!156 == 1048689 ? $t!157 : main.memory2@17
;       main.memory2@18 = $t!156 == 1048690 ? $t!157 : main.memory2@18
;       main.memory2@19 = $t!156 == 1048691 ? $t!157 : main.memory2@19
;       main.memory2@20 = $t!156 == 1048692 ? $t!157 : main.memory2@20
;       main.memory2@21 = $t!156 == 1048693 ? $t!157 : main.memory2@21
;       main.memory2@22 = $t!156 == 1048694 ? $t!157 : main.memory2@22
;       main.memory2@23 = $t!156 == 1048695 ? $t!157 : main.memory2@23
;       main.memory2@24 = $t!156 == 1048696 ? $t!157 : main.memory2@24
;       main.memory2@25 = $t!156 == 1048697 ? $t!157 : main.memory2@25
;       main.memory2@26 = $t!156 == 1048698 ? $t!157 : main.memory2@26
;       main.memory2@27 = $t!156 == 1048699 ? $t!157 : main.memory2@27
;       main.memory2@28 = $t!156 == 1048700 ? $t!157 : main.memory2@28
;       main.memory2@29 = $t!156 == 1048701 ? $t!157 : main.memory2@29
;       main.memory2@30 = $t!156 == 1048702 ? $t!157 : main.memory2@30
;       main.memory2@31 = $t!156 == 1048703 ? $t!157 : main.memory2@31
;   57 main:24 -> 7 main:24
;       k = k + 1

; The step that failed: a proof would make this unsatisfiable.
(set-logic ALL)
(declare-fun &x3 () (_ BitVec 64))
(declare-fun &x4 () (_ BitVec 64))
(declare-fun x1@0 () (_ BitVec 8))
(declare-fun x1@1 () (_ BitVec 8))
(declare-fun x1@2 () (_ BitVec 8))
(declare-fun x1@3 () (_ BitVec 8))
(declare-fun main.memory3@0 () (_ BitVec 32))
(declare-fun main.memory3@4 () (_ BitVec 32))
(declare-fun main.memory3@8 () (_ BitVec 32))
(declare-fun main.memory5@0 () (_ BitVec 8))
(declare-fun main.memory5@1 () (_ BitVec 8))
(declare-fun main.memory5@2 () (_ BitVec 8))
(declare-fun main.memory5@3 () (_ BitVec 8))
(declare-fun main.memory5@4 () (_ BitVec 8))
(declare-fun main.memory5@5 () (_ BitVec 8))
(declare-fun main.memory5@6 () (_ BitVec 8))
(declare-fun main.memory5@7 () (_ BitVec 8))
(declare-fun main.memory6@0 () (_ BitVec 8))
(declare-fun main.memory6@1 () (_ BitVec 8))
(declare-fun main.memory6@2 () (_ BitVec 8))
(declare-fun main.memory6@3 () (_ BitVec 8))
(declare-fun main.memory6@4 () (_ BitVec 8))
(declare-fun main.memory6@5 () (_ BitVec 8))
(declare-fun main.memory6@6 () (_ BitVec 8))
(declare-fun main.memory6@7 () (_ BitVec 8))
(declare-fun main.memory6@8 () (_ BitVec 8))
(declare-fun main.memory6@9 () (_ BitVec 8))
(declare-fun main.memory6@10 () (_ BitVec 8))
(declare-fun main.memory6@11 () (_ BitVec 8))
(declare-fun realloc.new () (_ BitVec 64))
(declare-fun $t!146 () (_ BitVec 64))
(declare-fun $t!147 () (_ BitVec 64))
(declare-fun in0 () (_ BitVec 32))
(declare-fun in1 () (_ BitVec 32))
(declare-fun $t!152 () (_ BitVec 64))
(declare-fun certify.path!340 () Bool)
(declare-fun main.memory2@3 () (_ BitVec 8))
(declare-fun main.memory2@2 () (_ BitVec 8))
(declare-fun main.memory2@1 () (_ BitVec 8))
(declare-fun main.memory2@0 () (_ BitVec 8))
(declare-fun main.memory2@7 () (_ BitVec 8))
(declare-fun main.memory2@6 () (_ BitVec 8))
(declare-fun main.memory2@5 () (_ BitVec 8))
(declare-fun main.memory2@4 () (_ BitVec 8))
(declare-fun main.memory2@11 () (_ BitVec 8))
(declare-fun main.memory2@10 () (_ BitVec 8))
(declare-fun main.memory2@9 () (_ BitVec 8))
(declare-fun main.memory2@8 () (_ BitVec 8))
(declare-fun main.memory2@15 () (_ BitVec 8))
(declare-fun main.memory2@14 () (_ BitVec 8))
(declare-fun main.memory2@13 () (_ BitVec 8))
(declare-fun main.memory2@12 () (_ BitVec 8))
(declare-fun main.memory2@19 () (_ BitVec 8))
(declare-fun main.memory2@18 () (_ BitVec 8))
(declare-fun main.memory2@17 () (_ BitVec 8))
(declare-fun main.memory2@16 () (_ BitVec 8))
(declare-fun main.memory2@23 () (_ BitVec 8))
(declare-fun main.memory2@22 () (_ BitVec 8))
(declare-fun main.memory2@21 () (_ BitVec 8))
(declare-fun main.memory2@20 () (_ BitVec 8))
(declare-fun main.memory2@27 () (_ BitVec 8))
(declare-fun main.memory2@26 () (_ BitVec 8))
(declare-fun main.memory2@25 () (_ BitVec 8))
(declare-fun main.memory2@24 () (_ BitVec 8))
(declare-fun main.memory2@31 () (_ BitVec 8))
(declare-fun main.memory2@30 () (_ BitVec 8))
(declare-fun main.memory2@29 () (_ BitVec 8))
(declare-fun main.memory2@28 () (_ BitVec 8))
(declare-fun main.memory7@3 () (_ BitVec 8))
(declare-fun main.memory7@2 () (_ BitVec 8))
(declare-fun main.memory7@1 () (_ BitVec 8))
(declare-fun main.memory7@0 () (_ BitVec 8))
(declare-fun realloc.memory10 () (Array (_ BitVec 32) (_ BitVec 8)))
(declare-fun certify.any!326 () (_ BitVec 32))
(declare-fun certify.any!327 () (_ BitVec 32))
(declare-fun certify.any!339 () (_ BitVec 32))
(declare-fun certify.any!338 () (_ BitVec 32))
(declare-fun certify.any!337 () (_ BitVec 32))
(declare-fun certify.any!336 () (_ BitVec 32))
(declare-fun certify.path!341 () Bool)
(declare-fun certify.path!342 () Bool)
(define-fun $d0 () Bool (= &x3 #x0000000000100060))
(define-fun $d1 () Bool (= &x4 #x00000000001000a0))
(define-fun $d2 () Bool (= &x3 #x0000000000000000))
(define-fun $d3 () Bool (= #x0000000000000000 $t!152))
(define-fun $d4 () Bool (not $d3))
(define-fun $d5 () Bool (= #x0000000000000000 realloc.new))
(define-fun $d6 () Bool (and $d0 $d1 (= x1@0 #x01) (= x1@1 #x00) (= x1@2 #x00) (= x1@3 #x00) (= main.memory3@0 #x00000001) (= main.memory3@4 #x00000000) (= main.memory3@8 #x00000000) (= main.memory5@0 #x00) (= main.memory5@1 #x00) (= main.memory5@2 #x00) (= main.memory5@3 #x00) (= main.memory5@4 #x00) (= main.memory5@5 #x00) (= main.memory5@6 #x00) (= main.memory5@7 #x00) (= main.memory6@0 #x00) (= main.memory6@1 #x00) (= main.memory6@2 #x00) (= main.memory6@3 #x00) (= main.memory6@4 #x00) (= main.memory6@5 #x00) (= main.memory6@6 #x00) (= main.memory6@7 #x00) (= main.memory6@8 #x00) (= main.memory6@9 #x00) (= main.memory6@10 #x00) (= main.memory6@11 #x00) (= #x0000010100000000 realloc.new) (= #x0000010100000000 $t!146) (= #x0000000000100100 $t!147)))
(define-fun $d7 () Bool (bvult in0 #x00000002))
(define-fun $d8 () Bool (bvult in1 #x00000004))
(assert (and $d6 $d7 $d8 (bvult $t!152 #x0000000000000009)))
(assert (not (and $d4 certify.path!340)))
(assert (not (and $d5 certify.path!340)))
(assert (not (and $d2 certify.path!340)))
(assert (let (($1 (= in1 #x00000000)) ($2 (bvadd #x0000000000000004 realloc.new)) ($3 (= #x0000000000100030 realloc.new)) ($4 (= #x00 ((_ extract 63 56) realloc.new))) ($5 (= #x00 ((_ extract 55 48) realloc.new))) ($6 ((_ extract 47 40) realloc.new)) ($7 ((_ extract 39 32) realloc.new)) ($8 (= #x00 ((_ extract 31 24) realloc.new))) ($9 ((_ extract 15 8) realloc.new)) ($10 ((_ extract 23 16) realloc.new)) ($11 ((_ extract 7 0) realloc.new)) ($12 (= in0 #x00000000)) ($13 ((_ extract 31 0) realloc.new)) ($14 (= #x0000000000100060 realloc.new)) ($15 (= #x0000000000100064 realloc.new)) ($16 (= #x0000000000100068 realloc.new)) ($17 (= #x000000000010006c realloc.new)) ($18 (= #x0000000000100070 realloc.new)) ($19 (= #x0000000000100074 realloc.new)) ($20 (= #x0000000000100078 realloc.new)) ($21 (= #x000000000010007c realloc.new)) ($22 (= #x00000000001000d0 realloc.new)) ($23 (= #x00000000001000d4 realloc.new)) ($24 (= #x0000000000100100 realloc.new)) ($25 (= #x0000000000100104 realloc.new)) ($26 (= #x0000000000100108 realloc.new))) (let (($27 (= #x00 (ite $1 ((_ extract 63 56) $2) ((_ extract 63 56) &x3)))) ($28 (= #x00 (ite $1 ((_ extract 55 48) $2) ((_ extract 55 48) &x3)))) ($29 (ite $1 ((_ extract 47 40) $2) ((_ extract 47 40) &x3))) ($30 (ite $1 ((_ extract 39 32) $2) ((_ extract 39 32) &x3))) ($31 (ite $1 ((_ extract 31 24) $2) ((_ extract 31 24) &x3))) ($32 (ite $1 ((_ extract 23 16) $2) ((_ extract 23 16) &x3))) ($33 (ite $1 ((_ extract 15 8) $2) ((_ extract 15 8) &x3))) ($34 (ite $1 ((_ extract 7 0) $2) ((_ extract 7 0) &x3))) ($35 (= #x00 $6)) ($36 (= #x00 $7)) ($37 (= #x00 $9)) ($38 (= #x10 $10)) ($39 (= #x30 $11)) ($40 (= #x00 $11)) ($41 (= #x01 $9)) ($42 (and $4 $5 (= #x01 $6) (= #x01 $7))) ($43 (bvadd #x00000003 $13)) ($44 (bvadd #x00000002 $13)) ($45 (bvadd #x00000001 $13))) (let (($46 (= #x00 $29)) ($47 (= #x00 $30)) ($48 (= #x00 $31)) ($49 (= #x10 $32)) ($50 (= #x00 $33)) ($51 (= #x30 $34)) ($52 (and $4 $5 $35 $36 $8 $37 $38 $39)) ($53 (and (= #x00 $10) $40 $4 $5 $35 $36 $8 $37)) ($54 (and $4 $5 $35 $36 $8 $37 $38 (= #x60 $11))) ($55 (and $4 $5 $35 $36 $8 $37 $38 (= #x64 $11))) ($56 (and $4 $5 $35 $36 $8 $37 $38 (= #x68 $11))) ($57 (and $4 $5 $35 $36 $8 $37 $38 (= #x6c $11))) ($58 (and $4 $5 $35 $36 $8 $37 $38 (= #x70 $11))) ($59 (and $4 $5 $35 $36 $8 $37 $38 (= #x74 $11))) ($60 (and $4 $5 $35 $36 $8 $37 $38 (= #x78 $11))) ($61 (and $4 $5 $35 $36 $8 $37 $38 (= #x7c $11))) ($62 (and $4 $5 $35 $36 $8 $37 $38 (= #xd0 $11))) ($63 (and $4 $5 $35 $36 $8 $37 $38 (= #xd4 $11))) ($64 (and $40 $4 $5 $35 $36 $8 $38 $41)) ($65 (and $4 $5 $35 $36 $8 $38 $41 (= #x04 $11))) ($66 (and $4 $5 $35 $36 $8 $38 $41 (= #x08 $11))) ($67 (and $4 $5 $35 $36 $8 $38 $39 $41)) ($68 (= #x01 $33)) ($69 (and $27 $28 (= #x01 $29) (= #x01 $30))) ($70 (concat $31 $32 $33 $34))) (let (($71 (and $27 $28 $46 $47 $48 $49 $50 $51)) ($72 (ite $53 x1@3 (ite $12 x1@3 (ite $52 #x00 x1@3)))) ($73 (ite $53 x1@2 (ite $12 x1@2 (ite $52 #x00 x1@2)))) ($74 (ite $53 x1@1 (ite $12 x1@1 (ite $52 #x00 x1@1)))) ($75 (ite $53 x1@0 (ite $12 x1@0 (ite $52 #x01 x1@0)))) ($76 (ite $53 main.memory2@3 (ite $12 main.memory2@3 (ite $54 #x00 main.memory2@3)))) ($77 (ite $53 main.memory2@2 (ite $12 main.memory2@2 (ite $54 #x00 main.memory2@2)))) ($78 (ite $53 main.memory2@1 (ite $12 main.memory2@1 (ite $54 #x00 main.memory2@1)))) ($79 (ite $53 main.memory2@0 (ite $12 main.memory2@0 (ite $54 #x01 main.memory2@0)))) ($80 (ite $53 main.memory2@7 (ite $12 main.memory2@7 (ite $55 #x00 main.memory2@7)))) ($81 (ite $53 main.memory2@6 (ite $12 main.memory2@6 (ite $55 #x00 main.memory2@6)))) ($82 (ite $53 main.memory2@5 (ite $12 main.memory2@5 (ite $55 #x00 main.memory2@5)))) ($83 (ite $53 main.memory2@4 (ite $12 main.memory2@4 (ite $55 #x01 main.memory2@4)))) ($84 (ite $53 main.memory2@11 (ite $12 main.memory2@11 (ite $56 #x00 main.memory2@11)))) ($85 (ite $53 main.memory2@10 (ite $12 main.memory2@10 (ite $56 #x00 main.memory2@10)))) ($86 (ite $53 main.memory2@9 (ite $12 main.memory2@9 (ite $56 #x00 main.memory2@9)))) ($87 (ite $53 main.memory2@8 (ite $12 main.memory2@8 (ite $56 #x01 main.memory2@8)))) ($88 (ite $53 main.memory2@15 (ite $12 main.memory2@15 (ite $57 #x00 main.memory2@15)))) ($89 (ite $53 main.memory2@14 (ite $12 main.memory2@14 (ite $57 #x00 main.memory2@14)))) ($90 (ite $53 main.memory2@13 (ite $12 main.memory2@13 (ite $57 #x00 main.memory2@13)))) ($91 (ite $53 main.memory2@12 (ite $12 main.memory2@12 (ite $57 #x01 main.memory2@12)))) ($92 (ite $53 main.memory2@19 (ite $12 main.memory2@19 (ite $58 #x00 main.memory2@19)))) ($93 (ite $53 main.memory2@18 (ite $12 main.memory2@18 (ite $58 #x00 main.memory2@18)))) ($94 (ite $53 main.memory2@17 (ite $12 main.memory2@17 (ite $58 #x00 main.memory2@17)))) ($95 (ite $53 main.memory2@16 (ite $12 main.memory2@16 (ite $58 #x01 main.memory2@16)))) ($96 (ite $53 main.memory2@23 (ite $12 main.memory2@23 (ite $59 #x00 main.memory2@23)))) ($97 (ite $53 main.memory2@22 (ite $12 main.memory2@22 (ite $59 #x00 main.memory2@22)))) ($98 (ite $53 main.memory2@21 (ite $12 main.memory2@21 (ite $59 #x00 main.memory2@21)))) ($99 (ite $53 main.memory2@20 (ite $12 main.memory2@20 (ite $59 #x01 main.memory2@20)))) ($100 (ite $d0 #x00 (ite $53 main.memory2@27 (ite $12 main.memory2@27 (ite $60 #x00 main.memory2@27))))) ($101 (ite $d0 #x02 (ite $53 main.memory2@26 (ite $12 main.memory2@26 (ite $60 #x00 main.memory2@26))))) ($102 (ite $53 main.memory2@25 (ite $12 main.memory2@25 (ite $60 #x00 main.memory2@25)))) ($103 (ite $53 main.memory2@24 (ite $12 main.memory2@24 (ite $60 #x01 main.memory2@24)))) ($104 (ite $53 main.memory2@31 (ite $12 main.memory2@31 (ite $61 #x00 main.memory2@31)))) ($105 (ite $53 main.memory2@30 (ite $12 main.memory2@30 (ite $61 #x00 main.memory2@30)))) ($106 (ite $53 main.memory2@29 (ite $12 main.memory2@29 (ite $61 #x00 main.memory2@29)))) ($107 (ite $53 main.memory2@28 (ite $12 main.memory2@28 (ite $61 #x01 main.memory2@28)))) ($108 (ite $53 main.memory5@3 (ite $12 main.memory5@3 (ite $62 #x00 main.memory5@3)))) ($109 (ite $53 main.memory5@2 (ite $12 main.memory5@2 (ite $62 #x00 main.memory5@2)))) ($110 (ite $53 main.memory5@1 (ite $12 main.memory5@1 (ite $62 #x00 main.memory5@1)))) ($111 (ite $53 main.memory5@0 (ite $12 main.memory5@0 (ite $62 #x01 main.memory5@0)))) ($112 (ite $53 main.memory5@7 (ite $12 main.memory5@7 (ite $63 #x00 main.memory5@7)))) ($113 (ite $53 main.memory5@6 (ite $12 main.memory5@6 (ite $63 #x00 main.memory5@6)))) ($114 (ite $53 main.memory5@5 (ite $12 main.memory5@5 (ite $63 #x00 main.memory5@5)))) ($115 (ite $53 main.memory5@4 (ite $12 main.memory5@4 (ite $63 #x01 main.memory5@4)))) ($116 (ite $53 main.memory6@3 (ite $12 main.memory6@3 (ite $64 #x00 main.memory6@3)))) ($117 (ite $53 main.memory6@2 (ite $12 main.memory6@2 (ite $64 #x00 main.memory6@2)))) ($118 (ite $53 main.memory6@1 (ite $12 main.memory6@1 (ite $64 #x00 main.memory6@1)))) ($119 (ite $53 main.memory6@0 (ite $12 main.memory6@0 (ite $64 #x01 main.memory6@0)))) ($120 (ite $53 main.memory6@7 (ite $12 main.memory6@7 (ite $65 #x00 main.memory6@7)))) ($121 (ite $53 main.memory6@6 (ite $12 main.memory6@6 (ite $65 #x00 main.memory6@6)))) ($122 (ite $53 main.memory6@5 (ite $12 main.memory6@5 (ite $65 #x00 main.memory6@5)))) ($123 (ite $53 main.memory6@4 (ite $12 main.memory6@4 (ite $65 #x01 main.memory6@4)))) ($124 (ite $53 main.memory6@11 (ite $12 main.memory6@11 (ite $66 #x00 main.memory6@11)))) ($125 (ite $53 main.memory6@10 (ite $12 main.memory6@10 (ite $66 #x00 main.memory6@10)))) ($126 (ite $53 main.memory6@9 (ite $12 main.memory6@9 (ite $66 #x00 main.memory6@9)))) ($127 (ite $53 main.memory6@8 (ite $12 main.memory6@8 (ite $66 #x01 main.memory6@8)))) ($128 (ite $53 realloc.memory10 (ite $12 realloc.memory10 (ite $42 (store (store (store (store realloc.memory10 $13 #x01) $43 #x00) $44 #x00) $45 #x00) realloc.memory10)))) ($129 (and $27 $28 $46 $47 $48 $49 $50 (= #x60 $34))) ($130 (and $27 $28 $46 $47 $48 $49 $50 (= #x64 $34))) ($131 (and $27 $28 $46 $47 $48 $49 $50 (= #x68 $34))) ($132 (and $27 $28 $46 $47 $48 $49 $50 (= #x6c $34))) ($133 (and $27 $28 $46 $47 $48 $49 $50 (= #x70 $34))) ($134 (and $27 $28 $46 $47 $48 $49 $50 (= #x74 $34))) ($135 (and $27 $28 $46 $47 $48 $49 $50 (= #x78 $34))) ($136 (and $27 $28 $46 $47 $48 $49 $50 (= #x7c $34))) ($137 (and $27 $28 $46 $47 $48 $49 $50 (= #xd0 $34))) ($138 (and $27 $28 $46 $47 $48 $49 $50 (= #xd4 $34))) ($139 (and $27 $28 $46 $47 $48 $49 $68 (= #x00 $34))) ($140 (and $27 $28 $46 $47 $48 $49 $68 (= #x04 $34))) ($141 (and $27 $28 $46 $47 $48 $49 $68 (= #x08 $34))) ($142 (and $27 $28 $46 $47 $48 $49 $51 $68)) ($143 (bvadd #x00000003 $70)) ($144 (bvadd #x00000002 $70)) ($145 (bvadd #x00000001 $70))) (let (($146 (ite $52 (concat $72 $73 $74 $75) (ite $54 (concat $76 $77 $78 $79) (ite $55 (concat $80 $81 $82 $83) (ite $56 (concat $84 $85 $86 $87) (ite $57 (concat $88 $89 $90 $91) (ite $58 (concat $92 $93 $94 $95) (ite $59 (concat $96 $97 $98 $99) (ite $60 (concat $100 $101 $102 $103) (ite $61 (concat $104 $105 $106 $107) (ite $62 (concat $108 $109 $110 $111) (ite $63 (concat $112 $113 $114 $115) (ite $64 (concat $116 $117 $118 $119) (ite $65 (concat $120 $121 $122 $123) (ite $66 (concat $124 $125 $126 $127) (ite $67 (concat (ite $53 main.memory7@3 (ite $12 main.memory7@3 (ite $67 #x00 main.memory7@3))) (ite $53 main.memory7@2 (ite $12 main.memory7@2 (ite $67 #x00 main.memory7@2))) (ite $53 main.memory7@1 (ite $12 main.memory7@1 (ite $67 #x00 main.memory7@1))) (ite $53 main.memory7@0 (ite $12 main.memory7@0 (ite $67 #x01 main.memory7@0)))) (ite $42 (concat (select $128 $43) (select $128 $44) (select $128 $45) (select $128 $13)) certify.any!326)))))))))))))))))) (let (($147 ((_ extract 31 24) $146)) ($148 ((_ extract 23 16) $146)) ($149 ((_ extract 15 8) $146)) ($150 ((_ extract 7 0) $146))) (let (($151 (concat (ite $129 #x00 (ite $14 $147 $76)) (ite $129 #x00 (ite $14 $148 $77)) (ite $129 #x00 (ite $14 $149 $78)) (ite $129 #x02 (ite $14 $150 $79)))) ($152 (ite (= #x00000101 ((_ extract 63 32) realloc.new)) (store (store (store (store $128 ((_ extract 31 0) (bvadd #xfffffeff00000000 realloc.new)) $150) ((_ extract 31 0) (bvadd #xfffffeff00000001 realloc.new)) $149) ((_ extract 31 0) (bvadd #xfffffeff00000002 realloc.new)) $148) ((_ extract 31 0) (bvadd #xfffffeff00000003 realloc.new)) $147) $128))) (let (($153 (ite $69 (store (store (store (store (ite $69 (store (store (store (store $152 $70 #x03) $143 #x00) $144 #x00) $145 #x00) $152) $70 #x02) $143 #x00) $144 #x00) $145 #x00) $152))) (=> certify.path!340 (= #x00000006 (bvadd (ite $71 (concat (ite $71 #x00 (ite $3 $147 $72)) (ite $71 #x00 (ite $3 $148 $73)) (ite $71 #x00 (ite $3 $149 $74)) (ite $71 #x02 (ite $3 $150 $75))) (ite $129 $151 (ite $130 (concat (ite $130 #x00 (ite $15 $147 $80)) (ite $130 #x00 (ite $15 $148 $81)) (ite $130 #x00 (ite $15 $149 $82)) (ite $130 #x02 (ite $15 $150 $83))) (ite $131 (concat (ite $131 #x00 (ite $16 $147 $84)) (ite $131 #x00 (ite $16 $148 $85)) (ite $131 #x00 (ite $16 $149 $86)) (ite $131 #x02 (ite $16 $150 $87))) (ite $132 (concat (ite $132 #x00 (ite $17 $147 $88)) (ite $132 #x00 (ite $17 $148 $89)) (ite $132 #x00 (ite $17 $149 $90)) (ite $132 #x02 (ite $17 $150 $91))) (ite $133 (concat (ite $133 #x00 (ite $d0 #x00 (ite $18 $147 $92))) (ite $133 #x00 (ite $d0 #x10 (ite $18 $148 $93))) (ite $133 #x00 (ite $d0 #x01 (ite $18 $149 $94))) (ite $133 #x02 (ite $d0 #x30 (ite $18 $150 $95)))) (ite $134 (concat (ite $134 #x00 (ite $d0 #x00 (ite $19 $147 $96))) (ite $134 #x00 (ite $d0 #x00 (ite $19 $148 $97))) (ite $134 #x00 (ite $d0 #x00 (ite $19 $149 $98))) (ite $134 #x02 (ite $d0 #x00 (ite $19 $150 $99)))) (ite $135 (concat (ite $135 #x00 (ite $20 $147 $100)) (ite $135 #x00 (ite $20 $148 $101)) (ite $135 #x00 (ite $20 $149 $102)) (ite $135 #x02 (ite $20 $150 $103))) (ite $136 (concat (ite $136 #x00 (ite $21 $147 $104)) (ite $136 #x00 (ite $21 $148 $105)) (ite $136 #x00 (ite $21 $149 $106)) (ite $136 #x02 (ite $21 $150 $107))) (ite $137 (concat (ite $137 #x00 (ite $22 $147 $108)) (ite $137 #x00 (ite $22 $148 $109)) (ite $137 #x00 (ite $22 $149 $110)) (ite $137 #x02 (ite $22 $150 $111))) (ite $138 (concat (ite $138 #x00 (ite $23 $147 $112)) (ite $138 #x00 (ite $23 $148 $113)) (ite $138 #x00 (ite $23 $149 $114)) (ite $138 #x02 (ite $23 $150 $115))) (ite $139 (concat (ite $139 #x00 (ite $24 $147 $116)) (ite $139 #x00 (ite $24 $148 $117)) (ite $139 #x00 (ite $24 $149 $118)) (ite $139 #x02 (ite $24 $150 $119))) (ite $140 (concat (ite $140 #x00 (ite $25 $147 $120)) (ite $140 #x00 (ite $25 $148 $121)) (ite $140 #x00 (ite $25 $149 $122)) (ite $140 #x02 (ite $25 $150 $123))) (ite $141 (concat (ite $141 #x00 (ite $26 $147 $124)) (ite $141 #x00 (ite $26 $148 $125)) (ite $141 #x00 (ite $26 $149 $126)) (ite $141 #x02 (ite $26 $150 $127))) (ite $142 ((_ zero_extend 24) (ite $142 #x02 #x00)) (ite $69 (concat (select $153 $143) (select $153 $144) (select $153 $145) (select $153 $70)) certify.any!327)))))))))))))))) (ite $d1 main.memory3@8 certify.any!339) (ite $d1 main.memory3@4 certify.any!338) (ite $d1 main.memory3@0 certify.any!337) (ite $d0 $151 certify.any!336)))))))))))))
(assert (not (and $d4 certify.path!341)))
(assert (not (and $d5 certify.path!341)))
(assert (=> certify.path!341 $d2))
(assert (not (and $d3 certify.path!342)))
(assert (not (and $d6 $d7 $d8 (bvult (bvadd #xffffffffffffffff $t!152) #x0000000000000009) certify.path!342)))
(assert (or certify.path!340 certify.path!341 certify.path!342))
(check-sat)

; Can the average of two numbers, computed as (a + b) / 2 on 32 bits, be below both of them?
(set-logic QF_BV)
(declare-const a (_ BitVec 32))
(declare-const b (_ BitVec 32))
(define-fun average () (_ BitVec 32) (bvudiv (bvadd a b) #x00000002))
(assert (bvult average a))
(assert (bvult average b))
(check-sat)
(get-value (a b average))

; Written as a + (b - a) / 2 it cannot, if a is not above b.
(push 1)
(declare-const c (_ BitVec 32))
(declare-const d (_ BitVec 32))
(assert (! (bvule c d) :named ordered))
(assert (! (bvult (bvadd c (bvudiv (bvsub d c) #x00000002)) c) :named below))
(check-sat)
(get-unsat-core)
(pop 1)

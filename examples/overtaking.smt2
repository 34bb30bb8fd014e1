; Two runners; the second one is faster. It is asked whether it never overtakes.
(set-logic HORN)
(declare-fun run ((_ BitVec 8) (_ BitVec 8)) Bool)
(assert (forall ((a (_ BitVec 8)) (b (_ BitVec 8))) (=> (and (= a #x04) (= b #x00)) (run a b))))
(assert (forall ((a (_ BitVec 8)) (b (_ BitVec 8)))
  (=> (run a b) (run (bvadd a #x01) (bvadd b #x03)))))
(assert (forall ((a (_ BitVec 8)) (b (_ BitVec 8))) (=> (and (run a b) (bvult a b)) false)))
(check-sat)

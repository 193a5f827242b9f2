import { Button } from '../../ui/Button.tsx'
import type { useListMoves } from './use-list-moves.ts'

/** Buttons that move an entry of a list. */
export function MoveButtons({ list, index }: { list: ReturnType<typeof useListMoves>; index: number }) {
  return (
    <>
      <Button disabled={list.isBusy || !list.canMove(index, -1)} onClick={() => list.move(index, -1)}>
        Up
      </Button>
      <Button disabled={list.isBusy || !list.canMove(index, 1)} onClick={() => list.move(index, 1)}>
        Down
      </Button>
    </>
  )
}

import { RadioCards } from '../parts/RadioCards.tsx'

/** The answer of the mock bank, chosen by the visitor. */
export type BankAnswer = 'paid' | 'declined' | 'no answer'

type Props = {
  chosen: BankAnswer
  /** The branches that pack the order: `Woodstock`. */
  packedBy: string
  onChoose(answer: BankAnswer): void
}

/** The choice of the mock bank's answer, which no real shop has. */
export function MockBank({ chosen, packedBy, onChoose }: Props) {
  const choices: ReadonlyArray<{ value: BankAnswer; name: string; note: string }> = [
    { value: 'paid', name: 'Paid', note: `The order goes to ${packedBy} at once` },
    { value: 'declined', name: 'Declined', note: 'You stay here, nothing is lost' },
    { value: 'no answer', name: 'No answer', note: 'As when the signal goes: try it, it is charged once' },
  ]
  return (
    <RadioCards
      question="What should the bank answer?"
      group="bank"
      cards={choices.map((choice) => ({ ...choice, isChosen: choice.value === chosen }))}
      onChoose={onChoose}
    />
  )
}

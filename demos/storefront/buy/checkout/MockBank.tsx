import { RadioCard, RadioCardGroup } from '../parts/RadioCard.tsx'

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
  const choices: ReadonlyArray<{ answer: BankAnswer; name: string; note: string }> = [
    { answer: 'paid', name: 'Paid', note: `The order goes to ${packedBy} at once` },
    { answer: 'declined', name: 'Declined', note: 'You stay here, nothing is lost' },
    { answer: 'no answer', name: 'No answer', note: 'As when the signal goes: try it, it is charged once' },
  ]
  return (
    <RadioCardGroup question="What should the bank answer?">
      {choices.map(({ answer, name, note }) => (
        <RadioCard
          key={answer}
          group="bank"
          name={name}
          note={note}
          isChosen={chosen === answer}
          onChoose={() => onChoose(answer)}
        />
      ))}
    </RadioCardGroup>
  )
}

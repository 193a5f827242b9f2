export type NextStep = { title: string; text: string }

/** What happens after an enquiry was sent, in the words of before (`sent` false) and after. */
export function nextSteps(sent: boolean, validDays: number): Array<NextStep> {
  return [
    {
      title: 'Today',
      text: sent
        ? 'It is with us now. Nothing is charged and nothing is signed.'
        : 'Your message reaches us at once and you see the thank-you here. Nothing is charged and nothing is signed.',
    },
    {
      title: 'Within one working day',
      text: 'A person reads it and phones or writes to you. If you send it on a Friday night, that is Monday.',
    },
    {
      title: 'On the call',
      text: `We go through what you need, and put the sum in writing, line by line, valid for ${validDays} days. You decide.`,
    },
  ]
}

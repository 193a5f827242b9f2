import { useState } from 'react'
import { QUESTIONS_SHOWN_ELSEWHERE, type Question } from '../../domain/content/questions.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Card } from '../ui/layout.tsx'
import { SiteField } from './SiteField.tsx'
import { SitePage } from './SitePage.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { useSaveList } from './use-save-list.ts'

const LISTS = [
  ['home', 'On Home, each opening at a press'],
  ['short', 'On Home, without opening'],
  ['more', 'Below the calculator'],
] as const
type ListName = (typeof LISTS)[number][0]

/** All questions and answers of the site, in their order. */
export function QuestionsPage() {
  const { valueAt } = useSitePart('faqs')
  const { save, fault, isBusy } = useSaveList('faqs')
  const mayChange = useMayChange()
  const [open, setOpen] = useState<string | null>(null)
  const questionsOf = (list: ListName) => (valueAt(list) ?? []) as ReadonlyArray<Question> // their schema

  function add(list: ListName): void {
    const id = `question-${crypto.randomUUID().slice(0, 8)}`
    setOpen(id)
    void save([[`${list}.${id}`, { id, title: '', description: '' }]])
  }
  function move(list: ListName, at: number, by: 1 | -1): void {
    const ids = questionsOf(list).map(({ id }) => id)
    const [moved = ''] = ids.splice(at, 1)
    ids.splice(at + by, 0, moved)
    void save([[list, ids]])
  }
  return (
    <SitePage heading="Questions" page="/#questions">
      <Fault words={fault} />
      {LISTS.map(([list, heading]) => (
        <Card key={list}>
          <h2>{heading}</h2>
          <ol className="rows">
            {questionsOf(list).map((question, at, { length }) => (
              <li key={question.id} className="stack gap-2">
                <b>{question.title || 'A new question'}</b>
                {open === question.id ? (
                  <Words list={list} id={question.id} />
                ) : (
                  <span className="muted">{question.description}</span>
                )}
                {mayChange && (
                  <Buttons>
                    <Button
                      aria-expanded={open === question.id}
                      onClick={() => setOpen(open === question.id ? null : question.id)}
                    >
                      {open === question.id ? 'Done' : 'Change'}
                    </Button>
                    <Button disabled={isBusy || at === 0} onClick={() => move(list, at, -1)}>
                      Up
                    </Button>
                    <Button disabled={isBusy || at === length - 1} onClick={() => move(list, at, 1)}>
                      Down
                    </Button>
                    {QUESTIONS_SHOWN_ELSEWHERE.includes(question.id) ? (
                      <span className="muted small">
                        Stands in the terms or with products too: it cannot be removed
                      </span>
                    ) : (
                      <Button
                        kind="danger"
                        disabled={isBusy}
                        onClick={() => void save([[`${list}.${question.id}`, null]])}
                      >
                        Remove
                      </Button>
                    )}
                  </Buttons>
                )}
              </li>
            ))}
          </ol>
          {mayChange && (
            <Buttons>
              <Button disabled={isBusy} onClick={() => add(list)}>
                Add a question
              </Button>
            </Buttons>
          )}
        </Card>
      ))}
    </SitePage>
  )
}

function Words({ list, id }: { list: ListName; id: string }) {
  return (
    <>
      <SiteField part="faqs" field={`${list}.${id}.title`} label="Question" />
      <SiteField
        part="faqs"
        field={`${list}.${id}.description`}
        label="Answer"
        rows={5}
        hint="Words in braces, such as {cancelling}, come from your rules in Company facts"
      />
    </>
  )
}

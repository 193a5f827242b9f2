import { Ground } from '../frames/Ground.tsx'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { AskNext, GoodAnswer } from './Answers.tsx'
import aGoodAnswer from './a-good-answer.module.css'
import assistant from './assistant.module.css'
import { own } from './brand.json'
import styles from './card.module.css'
import { PageMark } from './Marks.tsx'
import { NotSure } from './NotSure.tsx'
import { OnWhatsApp } from './OnWhatsApp.tsx'
import { RETURNS } from './shop.ts'
import { TeachingIt } from './TeachingIt.tsx'
import { WhatPeopleAsk } from './WhatPeopleAsk.tsx'
import '@fontsource-variable/archivo'
import '@fontsource-variable/source-serif-4'

/** A short answer, and a line from its source to the passage on the shop's own page. */
function AGoodAnswer() {
  return (
    <Ground tint="protea">
      <div className={`${assistant.paper} ${aGoodAnswer.under}`} />
      <Policy />
      <div className={`${assistant.assistant} ${assistant.card} ${aGoodAnswer.card}`}>
        <GoodAnswer brand={own} />
        <AskNext />
      </div>
      <svg className={aGoodAnswer.line} width="1200" height="900" aria-hidden="true">
        <path d="M576 584h58q30 0 30-30V347q0-30 26-30" fill="none" stroke="#9c2f1f" strokeWidth="5" />
        <path d="M690 250v134" stroke="#9c2f1f" strokeWidth="7" />
        <circle cx="576" cy="584" r="10" fill="#9c2f1f" />
      </svg>
    </Ground>
  )
}

function Policy() {
  return (
    <div className={`${assistant.paper} ${aGoodAnswer.policy}`}>
      <p className={assistant.running}>
        <span>{RETURNS.document}</span>
        <span>
          page {RETURNS.page} of {RETURNS.pages}
        </span>
      </p>
      <h4>3. Blazers</h4>
      <p>
        <mark>
          A blazer may be returned
          <br />
          within {RETURNS.days} days, with the tag
          <br />
          on and the till slip.
        </mark>
      </p>
      <p>
        Once it is altered or a badge
        <br />
        is sewn on, it is yours.
      </p>
      <p>
        Blazers above size 44 are
        <br />
        made to order.
      </p>
      <h4>4. Shoes</h4>
      <p>
        Shoes worn outside cannot
        <br />
        be returned.
      </p>
    </div>
  )
}

/** For the cards: a question, its answer, and the page that it comes from. */
function Card() {
  return (
    <Ground tint="protea">
      <div className={`${assistant.paper} ${styles.page}`}>
        <p>{RETURNS.document}</p>
        <h4>3. Blazers</h4>
        <mark>
          A blazer may
          <br />
          be returned
          <br />
          within {RETURNS.days} days,
          <br />
          with the tag on.
        </mark>
        <span>
          Once it is altered
          <br />
          it is yours.
        </span>
      </div>
      <div className={`${assistant.assistant} ${assistant.card} ${styles.card}`}>
        <p className={assistant.question}>Can I bring the blazer back?</p>
        <p className={assistant.who}>Ridgeway assistant</p>
        <p className={assistant.answer}>Yes, within {RETURNS.days} days, with the tag on.</p>
        <p className={assistant.source}>
          <PageMark height={56} /> {RETURNS.document}, page {RETURNS.page}
        </p>
      </div>
    </Ground>
  )
}

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'ai-chatbot-1', ...GALLERY_SIZE, scene: AGoodAnswer },
  { name: 'ai-chatbot-2', ...GALLERY_SIZE, scene: NotSure },
  { name: 'ai-chatbot-3', ...GALLERY_SIZE, scene: () => <WhatPeopleAsk /> },
  { name: 'ai-chatbot-4', ...GALLERY_SIZE, scene: TeachingIt },
  { name: 'ai-chatbot-5', ...GALLERY_SIZE, scene: OnWhatsApp },
  { name: 'ai-chatbot-card', ...GALLERY_SIZE, scene: Card },
]

import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

type Tab = { key: string; label: string; content: ReactNode }
type Props = {
  /** Name of the set, for assistive technology. */
  label: string
  /** The prefix of the panes' ids, `<prefix>-<key>`, which are also fragments of the page's address. */
  prefix: string
  tabs: ReadonlyArray<Tab>
}

/**
 * Panes of which one is visible at a time, initially the first; `tabs.ts` switches them. Without script all panes are visible,
 * each below its heading, and there are no tabs.
 */
export function Tabs({ label, prefix, tabs }: Props) {
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${prefix}-${tab.key}-tab`}
            className={styles.tab}
            aria-controls={`${prefix}-${tab.key}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${prefix}-${tab.key}`}
          className={styles.pane}
          aria-labelledby={`${prefix}-${tab.key}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel takes the focus (ARIA Authoring Practices, Tabs)
          tabIndex={0}
          data-off={index === 0 ? undefined : ''}
        >
          <h3 className={styles.heading}>{tab.label}</h3>
          {tab.content}
        </div>
      ))}
    </>
  )
}

import styles from './Icon.module.css'

const PATHS = {
  mail: 'M4 6.5h16v11H4ZM4.5 7l7.5 6 7.5-6',
  chart: 'M5 19V12M10 19V5M15 19v-9M20 19v-4',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4 4',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3.5 19c.5-3.2 2.7-5 5.5-5s5 1.8 5.5 5M15.5 5.6a3 3 0 0 1 0 5.7M17 14.4c1.9.6 3.1 2.2 3.5 4.6',
  log: 'M6 4.5h12v15H6ZM9 9h6M9 12.5h6M9 16h3.5',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
  filter: 'M4 7h16M7 12h10M10 17h4',
  phone:
    'M6.6 4h3l1.4 4.2-2 1.5a12 12 0 0 0 5.3 5.3l1.5-2 4.2 1.4v3A2.6 2.6 0 0 1 17.4 20C10.6 20 4 13.4 4 6.6A2.6 2.6 0 0 1 6.6 4Z',
  reply: 'M9.5 6 4 11.5 9.5 17M4.5 11.5H14a6 6 0 0 1 6 6V18.5',
  whatsapp:
    'M4.2 19.8l1.1-4A8 8 0 1 1 8.3 18.8ZM9.3 8.8c.4 3 2.9 5.5 5.9 5.9l1-1.5-2-1-.9.9c-.9-.4-1.9-1.4-2.3-2.3l.9-.9-1-2Z',
  key: 'M14.5 9.5a4 4 0 1 1-1.2-2.8 4 4 0 0 1 1.2 2.8ZM14 11l6 6v2.5h-2.5L12.8 14.5',
  download: 'M12 4.5v11M7 11l5 5 5-5M5 19.5h14',
  close: 'M6 6l12 12M18 6 6 18',
  tick: 'M5.5 12.5l4.2 4.2L18.5 7.5',
  clip: 'M18.5 11 11.8 17.7a4 4 0 0 1-5.6-5.6L13 5.3a2.7 2.7 0 0 1 3.8 3.8L10 15.9a1.3 1.3 0 0 1-1.9-1.9l6-6',
  warning: 'M12 4.5 20.5 19h-17ZM12 10v4M12 16.6v.01',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v8.5h-13Z',
  offline:
    'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5.5 12a9.5 9.5 0 0 1 4-2.3M2.8 9a14 14 0 0 1 4-2.5M12 5.5c3.5 0 6.7 1.3 9.2 3.5M12 19v.01',
  tag: 'M4 12V4.5h7.5L20 13l-7 7ZM8 8.5v.01',
} as const
export type IconName = keyof typeof PATHS

/** A drawn icon next to text; alone only with a label. */
export function Icon({ name, size = 'normal' }: { name: IconName; size?: 'normal' | 'small' | 'large' }) {
  return (
    <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

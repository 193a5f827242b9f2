import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Choice } from '../../ui/Field.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { CheckLink } from './SitePage.tsx'
import { useWebsite } from './site-state.ts'
import styles from './website.module.css'

const DESKTOP_WIDTH = 1280
const MAIN_PAGES = ['/', '/our-work', '/about-us', '/what-we-do', '/contact-us', '/terms']
const route = getRouteApi('/frame/website/preview')

/** The pages of the checked version, on a phone and on a desktop; not public. */
export function PreviewPage() {
  const { site } = useWebsite()
  const { page = '/' } = route.useSearch()
  const navigate = useNavigate()
  const check = site?.check
  if (check?.state !== 'ready')
    return (
      <SiteFrame heading="The new site" action={<CheckLink />}>
        <p>The new pages are there once the changes were checked.</p>
      </SiteFrame>
    )
  const changed = check.report.pages?.map(({ address }) => address) ?? []
  const address = `/inbox/api/website/preview/${check.number}${page}`
  return (
    <SiteFrame
      heading="The new site"
      below={`Version ${check.number}, not live yet${check.isOutdated ? '. Something was changed after it was checked' : ''}`}
      action={<CheckLink />}
    >
      <Choice
        label="Page"
        value={page}
        options={[...new Set([page, ...changed, ...MAIN_PAGES])].map((pageAddress) => [
          pageAddress,
          pageAddress === '/' ? 'Home' : pageAddress,
        ])}
        onPick={(next) => void navigate({ to: '/website/preview', search: { page: next } })}
      />
      <div className={styles.previews}>
        <iframe className={styles.phone} title="On a phone" src={address} sandbox="allow-same-origin" />
        <DesktopPreview address={address} />
      </div>
      <p className="muted">
        Links lead on within the new site. What needs a program, such as the calculator, rests.
      </p>
    </SiteFrame>
  )
}

/** A desktop window, scaled down to fit. */
function DesktopPreview({ address }: { address: string }) {
  const container = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(entry.contentRect.width / DESKTOP_WIDTH, 1))
    })
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={container} className={styles.desk}>
      <iframe
        title="On a desk"
        src={address}
        sandbox="allow-same-origin"
        style={{ transform: `scale(${scale})`, height: `${100 / scale}%` }}
      />
    </div>
  )
}

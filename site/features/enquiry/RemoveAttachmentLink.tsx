import type { MouseEvent } from 'react'

type Props = {
  /** The form's address without it. */
  href: string
  onLeaveOut: () => void
}

/** Sends the form without what came along: without script by loading the page without it; with script, what is typed stays. */
export function RemoveAttachmentLink({ href, onLeaveOut }: Props) {
  return (
    <a
      href={href}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onLeaveOut()
      }}
    >
      Send without it
    </a>
  )
}

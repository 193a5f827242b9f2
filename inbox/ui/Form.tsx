import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => unknown }

/** A form that the page itself handles; its fields are below one another, unless a class arranges them otherwise. */
export function Form({ onSubmit, ...form }: Props) {
  return (
    <form
      className="stack"
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}

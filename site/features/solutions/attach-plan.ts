/**
 * Sends the chosen plan with the form beside it, whether its island sends the form or the browser does, before hydration
 * or after a failure. An untouched plan is not sent.
 */
export function attachPlan(): void {
  addEventListener('formdata', ({ target, formData }) => {
    const [plan, form] = document.querySelectorAll<HTMLFormElement>('#plan form')
    if (!plan || target !== form) return
    formData.delete('plan')
    if (!plan.querySelector(':checked:not([data-usual])')) return
    const choices = Array.from(new FormData(plan), ([name, value]) => [name, `${value}`])
    formData.set('plan', `${new URLSearchParams(choices)}`)
  })
}

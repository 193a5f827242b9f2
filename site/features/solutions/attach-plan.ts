/**
 * Sends what is chosen in the plan along with the form beside it, whoever sends that: its island, or the browser before the island
 * has come and where it fails. A plan that nobody touched is nobody's choice.
 */
export function attachPlan(): void {
  addEventListener('formdata', ({ target, formData }) => {
    const [plan, form] = document.querySelectorAll<HTMLFormElement>('#plan form')
    if (!plan || target !== form) return
    formData.delete('plan')
    if (!plan.querySelector(':checked:not([data-usual])')) return
    const chosen = Array.from(new FormData(plan), ([name, value]) => [name, `${value}`])
    formData.set('plan', `${new URLSearchParams(chosen)}`)
  })
}

import { endUndo, stretchUndo } from '../inbox-site.ts'
import { expect, press, row, test } from '../inbox-steps.ts'

const NOMVULA = { firstName: 'Nomvula', surname: 'Dlamini', email: 'nomvula@example.co.za' }
const SIPHO = { firstName: 'Sipho', surname: 'Khumalo', email: 'sipho@example.co.za' }
const ANSWER = 'Hello Nomvula, a shop for beads takes about six weeks.'

test('shortcuts alone suffice to read, note, assign, set a status, reply, undo, send, and record a call and a customer’s reply', async ({
  page,
  inbox,
}) => {
  const [first, second] = [await inbox.enquire(NOMVULA), await inbox.enquire(SIPHO)]
  stretchUndo(inbox.site)
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing due today, 2 tomorrow')

  await test.step('J and K open the next and previous enquiry beside the list; Enter moves to the name', async () => {
    await expect(row(page, 'Nomvula Dlamini')).toBeVisible()
    await press(page, 'j', 'j')
    await expect(page).toHaveURL(`/inbox/e/${second}?list=needs`)
    await press(page, 'k')
    await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeVisible()
    await expect(row(page, 'Nomvula Dlamini')).toBeFocused()
    await expect(row(page, 'Nomvula Dlamini')).toHaveAttribute('aria-current', 'true')
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeFocused()
  })

  await test.step('a note, an assignee and a status are stored, and the status can be undone', async () => {
    await press(page, 'n')
    await page.keyboard.type('Beads. Ask for pictures.')
    await press(page, 'Control+Enter')
    await expect(page.getByText(/Thandeka Nkosi, 10:[2-5]\d/)).toBeVisible()
    await press(page, 'n')
    await page.keyboard.type('Phone her.')
    await press(page, 'Tab', 'Enter')
    await expect(page.getByText('The note is kept.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Notes, for us only' })).toBeFocused()
    const edit = page.getByRole('button', { name: 'Edit' }).first()
    await edit.focus()
    await press(page, 'Enter')
    await expect(page.getByRole('textbox', { name: 'Its words' })).toBeFocused()
    await page.keyboard.type(' Urgent, by r and u.')
    await press(page, 'Tab', 'Enter')
    await expect(page.getByText('Phone her. Urgent, by r and u.')).toBeVisible()
    await expect(edit).toBeFocused()
    // Shortcuts are inactive in fields: Esc leaves the field.
    await press(page, 'n')
    await press(page, 'Escape', 'a', 'ArrowDown', 'Enter')
    await expect(page.getByText(/^Assigned to .+\.$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeFocused()
    // On Linux an arrow key changes a closed select at once: only the choice at Enter is stored, and none after Esc.
    await press(page, 's', 'ArrowDown', 'ArrowDown', 'Escape')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new')
    await press(page, 's', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter')
    await expect(page.getByText('Nomvula: In conversation.')).toBeVisible()
    await press(page, 'z')
    await expect(page.getByText('Nomvula: In conversation.')).toBeHidden()
    await expect.poll(async () => (await inbox.detail(first)).status).toBe('new')
    const { facts, who } = await inbox.detail(first)
    expect(facts.map(({ kind }) => kind)).toEqual(['received', 'note', 'note', 'given', 'status', 'status'])
    expect(who).not.toBeNull()
  })

  await test.step('a saved answer is inserted at the cursor, Ctrl+Z undoes it, and single keys are inactive meanwhile', async () => {
    const answers = [{ id: 'a', name: 'Price', subject: 'The price', text: ' It costs [sum].' }]
    await inbox.owner.ask('PUT', 'saved-answers', { revision: 0, answers })
    await press(page, 'r')
    const form = page.getByRole('form', { name: 'Reply to Nomvula Dlamini' })
    const [subject, message] = [form.getByLabel('Subject'), form.getByRole('textbox', { name: 'Message' })]
    await page.keyboard.type('Hello. Bye.')
    await press(page, ...Array<string>(5).fill('ArrowLeft'))
    await form.getByRole('button', { name: 'Price' }).click()
    await expect(message).toHaveValue('Hello. It costs [sum]. Bye.')
    await expect(message).toBeFocused()
    await expect(subject).toHaveValue('The price')
    await press(page, 'Control+z')
    await expect(message).toHaveValue('Hello. Bye.')
    await subject.fill('Beads')
    await form.getByRole('button', { name: 'Price' }).click()
    await expect(subject).toHaveValue('Beads')
    await press(page, 'Control+Enter')
    await form.getByRole('button', { name: 'Change it' }).click()
    await expect(message).toBeFocused()
    await page.keyboard.type('R 9')
    await expect(message).toHaveValue('Hello. It costs R 9. Bye.')
    await form.getByRole('button', { name: 'Send' }).focus()
    await press(page, 'j', 'u', 'b')
    await expect(page).toHaveURL(`/inbox/e/${first}?list=needs`)
    await expect(message).toHaveValue('Hello. It costs R 9. Bye.')
    await subject.fill('Your enquiry: Web development')
    await message.fill('')
    await press(page, 'Escape')
  })

  await test.step('a reply opens the next enquiry, and Z turns it into a draft again', async () => {
    await press(page, 'r')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await page.keyboard.type(ANSWER)
    await press(page, 'Control+Enter')
    await expect(
      page.getByText('Nomvula is answered. The e-mail is written to the folder in 10 seconds.'),
    ).toBeVisible()
    await expect(page).toHaveURL(`/inbox/e/${second}?list=needs`)
    await expect(page.getByRole('heading', { name: 'Sipho Khumalo' })).toBeFocused()
    expect((await inbox.detail(first)).list).toBe('waiting')
    await press(page, 'z')
    await expect(page).toHaveURL(`/inbox/e/${first}?list=needs`)
    await expect.poll(async () => (await inbox.detail(first)).draft?.text).toBe(ANSWER)
    await expect(page.getByText('Nothing was sent. Your answer waits behind Reply.')).toBeVisible()
    expect((await inbox.detail(first)).list).toBe('needs')
    await press(page, 'r')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(ANSWER)
    await press(page, 'Control+Enter')
    await expect(page).toHaveURL(`/inbox/e/${second}?list=needs`)
  })

  await test.step('E records a call as an answer, B a customer’s reply, and U returns to the list', async () => {
    await expect(page.getByRole('heading', { name: 'Sipho Khumalo' })).toBeVisible()
    await press(page, 'e')
    await page.keyboard.type('Wants a price.')
    await press(page, 'Tab', 'Enter')
    await expect(page.getByText('Sipho is answered.')).toBeVisible()
    expect((await inbox.detail(second)).facts.at(-1)).toMatchObject({
      kind: 'answered',
      way: 'telephone',
      words: 'Wants a price.',
      mail: null,
    })
    await press(page, 'b')
    await page.keyboard.type('And when?')
    await press(page, 'Tab', 'Enter')
    await expect(page.getByText('Sipho needs an answer again.')).toBeVisible()
    expect(await inbox.detail(second)).toMatchObject({ list: 'needs', answered: null })
    await page.getByRole('button', { name: 'No answer needed' }).focus()
    await press(page, 'Enter')
    const sipho = page.getByRole('heading', { name: 'Sipho Khumalo' })
    await expect(page.getByText('Sipho needs no answer.')).toBeVisible()
    await expect(page.getByRole('article')).toContainText(/No answer neededtoday, 10:[2-5]\d/)
    await expect(sipho).toBeFocused()
    await press(page, 'u')
    await expect(page).toHaveURL('/inbox/needs')
    await press(page, 'g', 'w')
    await expect(row(page, 'Nomvula Dlamini')).toBeVisible()
  })

  await test.step('the list of all keys has a switch that turns single keys off', async () => {
    await press(page, '?')
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    await dialog.getByRole('checkbox', { name: /^Use single keys/ }).focus()
    await press(page, ' ')
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
    await press(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => inbox.owner.ask('GET', 'session')).toMatchObject({ me: { singleKeys: false } })
    await press(page, 'j')
    await expect(page).toHaveURL('/inbox/waiting')
  })

  await test.step('after the undo period, exactly one mail has been saved', async () => {
    endUndo(inbox.site)
    const replies = async () => {
      const mails = await inbox.site.mailsTo(NOMVULA.email)
      return mails.filter(({ text }) => text?.includes('six weeks'))
    }
    await expect.poll(replies).toHaveLength(1)
    expect((await replies())[0]).toMatchObject({
      subject: expect.stringMatching(/^Your enquiry: Web development \(E-\d+\)$/),
      inReplyTo: expect.stringMatching(/^<.+\.confirmation@.+>$/),
      from: { value: [{ name: expect.stringContaining('Thandeka Nkosi') }] },
    })
  })
})

// Tests the Firebase project of the settings: npm run --silent firebase:smoke
import { readConfig } from '../../server/config.ts'
import { OperatorError, runCommand } from '../../server/errors.ts'
import { isFirebase } from '../../server/store/firebase/driver.ts'
import type { FirebaseSetting } from '../../server/store/firebase/firebase-setting.ts'
import { adviceOn } from '../../server/store/firebase/owner-messages.ts'
import { smokeTest } from '../../server/store/firebase/smoke-test.ts'

await runCommand(async () => {
  const { storage } = readConfig(process.env)
  if (!isFirebase(storage))
    throw new OperatorError('DATABASE_URL names no Firebase project: firebase://PROJECT_ID')
  return (await passesChecks(storage.setting)) ? 0 : 1
})

async function passesChecks(setting: FirebaseSetting): Promise<boolean> {
  console.log(`Project ${setting.projectId}, database ${setting.databaseUrl}`)
  const checks = smokeTest(setting, Date.now())
  let allOk = true
  for (;;) {
    const { value, done } = await checks.next()
    if (done) {
      if (value) console.log(howToDelete(value.userId))
      console.log(allOk && value ? 'The project is ready.' : 'The project is NOT ready: see above.')
      return allOk && value !== null
    }
    allOk &&= value.isOk
    console.log(
      `${value.isOk ? 'ok    ' : 'NOT ok'} ${value.name}${value.isOk ? '' : `: ${value.reason}. ${adviceOn(value.reason)}`}`,
    )
  }
}

function howToDelete(userId: string): string {
  return [
    'What this left behind, for you to delete in the Firebase console:',
    `  Realtime Database, Data: contactUs/${userId}`,
    `  Authentication, Users: ${userId}`,
  ].join('\n')
}

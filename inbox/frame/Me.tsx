import { useSession } from '../state/session.ts'
import { useSignOut } from '../state/sign-out.ts'
import { Who } from '../ui/Who.tsx'
import { ROLE_WORDS } from '../words/roles.ts'
import styles from './Me.module.css'

/** Who is signed in, at the foot of the rail. */
export function Me() {
  const { me } = useSession()
  const signOut = useSignOut()
  return (
    <div className={styles.me}>
      <Who person={me} named />
      <span>
        {me.name}
        <small>
          {ROLE_WORDS[me.role]} ·{' '}
          <button type="button" className={styles.out} onClick={() => void signOut()}>
            Sign out
          </button>
        </small>
      </span>
    </div>
  )
}

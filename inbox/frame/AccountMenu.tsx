import { useSession } from '../state/session.ts'
import { useSignOut } from '../state/sign-out.ts'
import { AssigneeBadge } from '../ui/AssigneeBadge.tsx'
import { ROLE_WORDS } from '../words/roles.ts'
import styles from './AccountMenu.module.css'

/** Who is signed in, at the foot of the rail. */
export function AccountMenu() {
  const { me } = useSession()
  const signOut = useSignOut()
  return (
    <div className={styles.me}>
      <AssigneeBadge person={me} named />
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

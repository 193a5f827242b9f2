import { useState } from 'react'
import { useOffice } from '../frame/office.ts'
import { useTitle } from '../frame/title.ts'
import { Button } from '../ui/Button.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { InviteStaffDialog } from './InviteStaffDialog.tsx'
import { RightsTable } from './RightsTable.tsx'

/** Who works here, and what each role may do. */
export function StaffScreen() {
  useTitle('Staff')
  const { state, me, act } = useOffice()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <ScreenHead
        title="Staff"
        acts={<Button onPress={() => setIsAsking(true)}>Invite a team member</Button>}
      />
      <RightsTable staff={state.staff} me={me} />
      <InviteStaffDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onAsk={async (member) => {
          if (await act({ do: 'ask someone in', member }, `${member.name} works here now`)) setIsAsking(false)
        }}
      />
    </>
  )
}

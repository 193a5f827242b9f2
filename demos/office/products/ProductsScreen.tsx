import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'wouter'
import { groupedCount } from '../../../domain/wording/grouped-count.ts'
import { newProductAddress, officeAddresses } from '../../addresses.ts'
import { useProductSearch } from '../../search/use-product-search.ts'
import { mayDo } from '../../shop/rights.ts'
import { saveThings } from '../csv/save-things.ts'
import { useOffice } from '../frame/office.ts'
import { useTitle } from '../frame/title.ts'
import { useKeys } from '../keys/keys.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { BulkWork } from './BulkWork.tsx'
import { NoThings } from './NoThings.tsx'
import { ThingTable } from './ThingTable.tsx'
import styles from './ThingTools.module.css'
import { ThingTools } from './ThingTools.tsx'
import { ALL_THINGS, asQuestion, countsOf } from './thing-query.ts'
import { useAskedThings } from './use-asked-things.ts'
import { useThingChoice } from './use-thing-choice.ts'

const NO_NUMBERS = new Uint16Array()

/** All things, found as in the shop; the owner changes many of them at once. */
export function ProductsScreen() {
  const { state, role } = useOffice()
  const [query, setQuery] = useAskedThings()
  const [, go] = useLocation()
  const { answer, isGone } = useProductSearch(asQuestion(query))
  const numbers = useDeferredValue(answer?.numbers ?? NO_NUMBERS)
  const isOwner = mayDo(role, 'change things')
  const choice = useThingChoice(numbers, isOwner)
  const { edits, added, stock } = state
  const shelves = useMemo(() => ({ edits, added, stock }), [edits, added, stock])
  useTitle('Products')
  useKeys({ n: isOwner ? () => go(newProductAddress) : undefined })
  const areAll = numbers.length > 0 && numbers.every((number) => choice.chosen.has(number))
  return (
    <div className={choice.chosen.size > 0 ? styles.room : undefined}>
      <ScreenHead
        title="Products"
        acts={
          isOwner && (
            <>
              <span className={styles.wide}>
                <Button
                  kind="white"
                  isDisabled={numbers.length === 0}
                  onPress={() => void saveThings(state, [...numbers])}
                >
                  CSV out
                </Button>
              </span>
              <ButtonLink kind="white" href={officeAddresses.csvIn}>
                CSV in
              </ButtonLink>
              <ButtonLink href={newProductAddress}>
                Add a product <Kbd>N</Kbd>
              </ButtonLink>
            </>
          )
        }
      />
      <ThingTools query={query} onQuery={setQuery} counts={answer && countsOf(answer)} seesHidden={isOwner} />
      {isGone && (
        <Note tone="no">The search does not work in this browser. Loading the page again may help.</Note>
      )}
      {answer?.meant && (
        <Note>
          Nothing is called “{query.words.trim()}”. Showing <b>{answer.meant}</b>.
        </Note>
      )}
      {answer && numbers.length === 0 && answer.numbers.length === 0 ? (
        <NoThings words={query.words} onEmpty={() => setQuery(ALL_THINGS)} mayAdd={isOwner} />
      ) : (
        <>
          <ThingTable
            numbers={numbers}
            state={shelves}
            choosing={
              isOwner
                ? {
                    chosen: choice.chosen,
                    onChoose: choice.choose,
                    onChooseAll: areAll ? choice.none : choice.all,
                    areAll,
                  }
                : null
            }
            seesPrices={mayDo(role, 'see money')}
            sort={query.sort}
            onSort={(sort) => setQuery({ ...query, sort })}
            held={choice.place}
            onReach={choice.reach}
          />
          <p className={styles.foot}>
            <span role="status">
              {answer ? (
                <>
                  <b>{groupedCount(numbers.length)}</b> {numbers.length === 1 ? 'thing' : 'things'}
                </>
              ) : (
                'Looking …'
              )}
            </span>
            <span className={styles.wide}>
              Low: fewer in a branch than its low line.{mayDo(role, 'see money') && ' Prices incl. VAT.'}
            </span>
          </p>
        </>
      )}
      {choice.chosen.size > 0 && (
        <BulkWork chosen={choice.chosen} outOf={numbers.length} onAll={choice.all} onNone={choice.none} />
      )}
    </div>
  )
}

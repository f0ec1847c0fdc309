import { dayInWords } from '@landfall/calendar/words'
import { Notice } from '#ui/notice.tsx'
import { Stat } from '#ui/stat.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { TrainingAccounts_ProfileFragment } from '#gql/graphql'
import { immigrationMessages as text, levels } from './immigration-messages.ts'

const fragment = graphql(`
  fragment TrainingAccounts_Profile on ImmigrationProfile {
    id
    training {
      warnings
      cpt {
        level
        fullTimeDays
        left
        isOptLost
      }
      opt {
        countedFrom
        leftDays
        endsAtLatestOn
        isUnsure
      }
      unemployment {
        used
        limit
        left
        lastsUntil
      }
    }
  }
`)

/** The accounts of practical training; anything close to a limit comes first. */
export function TrainingAccounts(props: { profile: FragmentType<typeof fragment> }) {
  const { training } = readFragment(fragment, props.profile)
  const { cpt, opt, unemployment, warnings } = training
  if (cpt.length === 0 && !opt && !unemployment) {
    return <p className="text-muted">{text.noAccounts}</p>
  }
  return (
    <>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {opt && (
          <Stat
            label={text.optLeft}
            value={opt.isUnsure ? text.optDepends : text.cptDays(opt.leftDays)}
            source={endOf(opt)}
          />
        )}
        {unemployment && (
          <Stat
            label={text.unemployment}
            value={text.unemploymentOf(unemployment.used, unemployment.limit)}
            source={text.unemploymentLeft(
              unemployment.left,
              unemployment.lastsUntil ? dayInWords(unemployment.lastsUntil) : null,
            )}
          />
        )}
        {cpt.map(({ level, fullTimeDays, left, isOptLost }) => (
          <Stat
            key={level ?? ''}
            label={text.cptOf(level ? levels[level] : text.noLevel)}
            value={text.cptDays(fullTimeDays)}
            source={isOptLost ? text.cptLost : text.cptLeft(left)}
          />
        ))}
      </dl>
    </>
  )
}

type Opt = NonNullable<TrainingAccounts_ProfileFragment['training']['opt']>

function endOf({ countedFrom, leftDays, endsAtLatestOn, isUnsure }: Opt): string {
  if (isUnsure) return text.optUnsure(leftDays)
  if (endsAtLatestOn)
    return text.optUntil(dayInWords(countedFrom), dayInWords(endsAtLatestOn))
  return text.optNone
}

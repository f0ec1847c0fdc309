import { universityMessages as text } from './university-messages.ts'
import states from './us-states.svg'

/** Territories whose universities are far from the map. */
const territories: readonly string[] = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']

type Props = {
  /** The two letters of the state. */
  state: string | null | undefined
  stateName: string | null | undefined
}

/** Shows where in the U.S. a state is, for people who do not know its name; nothing for a territory. */
export function StateMap({ state, stateName }: Props) {
  if (!state || territories.includes(state)) return null
  return (
    <svg
      role="img"
      aria-label={text.stateOnMap(stateName ?? state)}
      viewBox="0 0 975 610"
      className="h-20 w-32 sm:h-30 sm:w-48"
    >
      <use href={`${states}#states`} className="fill-line stroke-paper stroke-[3]" />
      {/* With an edge, even the smallest state is visible. */}
      <use href={`${states}#${state}`} className="fill-sea stroke-sea stroke-[8]" />
    </svg>
  )
}

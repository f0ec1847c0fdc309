import type { Consumer } from '@landfall/kit/messaging/consumers'
import type { Stores } from '../stores.ts'
import { onPreferencesSaved } from './on-preferences-saved.ts'
import { onStudentSaved } from './on-student-saved.ts'

/** The events of other services that this service consumes. */
export const consumers: readonly Consumer<Stores>[] = [onPreferencesSaved, onStudentSaved]

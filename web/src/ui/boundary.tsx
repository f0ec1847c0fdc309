import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  children: ReactNode
  /** Stands in place of what broke. */
  failed: (error: unknown) => ReactNode
  /** When it changes (another address), what broke is tried afresh. */
  resetKey?: string
}

type State = { broken: { error: unknown } | null; brokenKey: string | undefined }

/** Contains what breaks inside it; the page around stays. React reports the error at the root. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { broken: null, brokenKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: State): State | null {
    if (props.resetKey === state.brokenKey) return null
    return { broken: null, brokenKey: props.resetKey }
  }

  override render() {
    const { broken } = this.state
    return broken ? this.props.failed(broken.error) : this.props.children
  }
}

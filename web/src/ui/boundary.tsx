import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  children: ReactNode
  /** Shown in place of children that broke. */
  failed: (error: unknown) => ReactNode
  /** When this changes (another address), the boundary renders its children again. */
  resetKey?: string
}

type State = { broken: { error: unknown } | null; brokenKey: string | undefined }

/** Keeps an error in its children from breaking the page around them. React reports the error at the root. */
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

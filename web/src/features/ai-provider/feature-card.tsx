import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { FeatureCard_AiFeatureFragment } from '#gql/graphql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { toast } from '#ui/toast-store.ts'
import { formatNumber } from '#ui/format-number.ts'
import { aiProviderMessages as text } from './ai-provider-messages.ts'
import { Figures } from './figures.tsx'
import { formatCost, formatLatency, percentOf } from './provider-figures.ts'

const fragment = graphql(`
  fragment FeatureCard_AiFeature on AiFeature {
    id
    label
    isOn
    model
    callCount
    cachedCount
    tokensIn
    tokensOut
    costUsd
    committedUsd
    budgetUsd
    latencyP50Ms
    latencyP95Ms
    failures {
      kind
      count
    }
  }
`)

const mutation = graphql(`
  mutation FeatureCard($input: SwitchAiFeatureInput!) {
    switchAiFeature(input: $input) {
      __typename
      ... on AiFeatureSuccess {
        feature {
          id
          ...FeatureCard_AiFeature
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type PartProps = { feature: FeatureCard_AiFeatureFragment }

/** One use of the language model: its cost and its switch. */
export function FeatureCard(props: { feature: FragmentType<typeof fragment> }) {
  const feature = readFragment(fragment, props.feature)
  const { label, isOn, budgetUsd } = feature
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg break-words">{label}</h2>
        <Badge tone={isOn ? 'sea' : 'neutral'}>{isOn ? text.on : text.off}</Badge>
      </div>
      <FeatureFigures feature={feature} />
      {budgetUsd && <Budget feature={feature} budgetUsd={budgetUsd} />}
      <Failures feature={feature} />
      <Switch feature={feature} />
    </Card>
  )
}

function FeatureFigures({ feature }: PartProps) {
  const { latencyP50Ms, latencyP95Ms } = feature
  const latency =
    latencyP50Ms == null || latencyP95Ms == null
      ? text.noLatency
      : text.latencyText(formatLatency(latencyP50Ms), formatLatency(latencyP95Ms))
  return (
    <Figures
      label={text.figures(feature.label)}
      figures={[
        [text.model, feature.model],
        [
          text.questions,
          text.questionsText(
            formatNumber(feature.callCount),
            formatNumber(feature.cachedCount),
          ),
        ],
        [
          text.tokens,
          text.tokensText(formatNumber(feature.tokensIn), formatNumber(feature.tokensOut)),
        ],
        [text.cost, formatCost(feature.costUsd)],
        [text.latency, latency],
      ]}
    />
  )
}

function Budget({ feature, budgetUsd }: PartProps & { budgetUsd: string }) {
  const words = text.budgetText(formatCost(feature.committedUsd), formatCost(budgetUsd))
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-muted">
        {text.budget}: <span className="tabular">{words}</span>
      </p>
      <ProgressBar
        label={text.of(text.budget, feature.label)}
        percent={percentOf(feature.committedUsd, budgetUsd)}
        words={words}
      />
    </div>
  )
}

function Failures({ feature }: PartProps) {
  return (
    <div>
      <h3 className="text-sm font-normal text-muted">{text.failures}</h3>
      {feature.failures.length === 0 ? (
        <p>{text.noFailures}</p>
      ) : (
        <ul>
          {feature.failures.map(({ kind, count }) => (
            <li key={kind} className="tabular">
              {text.kinds[kind] ?? kind}: {formatNumber(count)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Switch({ feature }: PartProps) {
  const { id, label, isOn } = feature
  const [change, { loading }] = useMutation(mutation)
  async function flip() {
    const input = { id, isOn: !isOn }
    const done = await runMutation(
      text.switchFailed,
      async () => (await change({ variables: { input } })).data?.switchAiFeature,
    )
    const title = isOn ? text.turnedOff(label) : text.turnedOn(label)
    if (done) toast.success({ title, topic: 'ai-feature' })
  }
  const action = isOn ? text.turnOff : text.turnOn
  return (
    <div>
      <Button
        isBusy={loading}
        aria-label={text.of(action, label)}
        onClick={() => void flip()}
      >
        {action}
      </Button>
    </div>
  )
}

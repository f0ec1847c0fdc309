import { useNavigate, useSearchParams } from 'react-router'
import { ImportHistory } from '#features/imports/import-history.tsx'
import { importMessages as text } from '#features/imports/import-messages.ts'
import { UploadForm } from '#features/imports/upload-form.tsx'
import { Forbidden } from '#page/forbidden.tsx'
import { Page } from '#page/page.tsx'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { SelectField } from '#ui/select-field.tsx'
import { workspacePaths } from '#workspace-paths'

/** Uploads a file of scholarships, and lists earlier uploads. The address names the organization. */
export function ImportPage() {
  const viewer = useViewer()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  if (!viewer) return null
  const scopes = scopesOf(viewer)
  const [first] = scopes
  if (first === undefined)
    return (
      <Forbidden title={text.forbidden} home={text.home}>
        {text.forbiddenText}
      </Forbidden>
    )
  const asked = params.get('organization') ?? ''
  const scope = scopes.find(({ value }) => value === asked) ?? first
  const organizationId = scope.value === 'platform' ? null : scope.value
  return (
    <Page title={text.title} lead={text.lead} width="prose">
      {scopes.length > 1 && (
        <SelectField
          label={text.organization}
          name="organization"
          isOptional="unsaid"
          value={scope.value}
          options={scopes}
          onChange={(next) => setParams({ organization: next }, { replace: true })}
          className="sm:max-w-96"
        />
      )}
      <UploadForm
        key={`upload ${scope.value}`}
        organizationId={organizationId}
        onRead={(id) => void navigate(workspacePaths.scholarshipImport(id))}
      />
      <ImportHistory key={scope.value} organizationId={organizationId} />
    </Page>
  )
}

/** Whom the viewer may import for: their organizations, and for an administrator the platform. */
function scopesOf(viewer: Viewer) {
  const own = (viewer.memberships ?? [])
    .filter(({ role }) => role === 'OWNER' || role === 'EDITOR')
    .map(({ organization }) => ({ value: organization.id, label: organization.name }))
  const isAdmin = viewer.roles?.includes('ADMIN')
  return isAdmin ? [...own, { value: 'platform', label: text.platform }] : own
}

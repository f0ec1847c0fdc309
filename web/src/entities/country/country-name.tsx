import { flagAddress } from './flag-address.ts'

/** A country's name with its flag, which never stands alone. @param props.code ISO 3166-1 alpha-2 */
export function CountryName({ code, name }: { code: string; name: string }) {
  return (
    <>
      {/* The border shows where a flag ends that is as light or dark as the page. */}
      <img
        src={flagAddress(code)}
        alt=""
        width={18}
        height={12}
        loading="lazy"
        className="me-1.5 inline-block border border-line align-baseline"
      />
      {name}
    </>
  )
}

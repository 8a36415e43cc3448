import { formatDollars, sumDollars } from '#app/company/dollars.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Facts } from '#app/company/facts_type.ts'

/** In the palette's colors where there is one, else in the browser's own. */
export const demoPortalStyle = `
:root { color-scheme: light dark; --back: hsl(var(--background)); --ink: hsl(var(--foreground)); --line: hsl(var(--input)); --mark: hsl(var(--accent)) }
@media (prefers-color-scheme: dark) { :root { --back: hsl(var(--dark-background)); --ink: hsl(var(--dark-foreground)); --line: hsl(var(--dark-input)); --mark: hsl(var(--dark-accent)) } }
body { display: flex; min-height: 100vh; margin: 0; background: var(--back); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
main { box-sizing: border-box; width: 100%; max-width: 37rem; margin: auto; padding: 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 1.25rem 0 .5rem }
strong.label { border: 2px dashed var(--mark); border-radius: 6px; padding: .5rem .75rem; display: block }
table { width: 100%; border-collapse: collapse; margin: 1rem 0 }
th, td { text-align: left; font-weight: 400; padding: .6rem 0; border-bottom: 1px solid var(--line) }
td { text-align: right }
tfoot th, tfoot td { font-weight: 700; border: 0 }
p span { white-space: nowrap }
label { display: block; font-weight: 600; margin-top: 1rem }
input { box-sizing: border-box; width: 100%; font: inherit; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: 6px; background: transparent; color: inherit }
button { font: inherit; font-weight: 700; padding: .7rem 1.25rem; margin-top: 1rem; border: 2px solid var(--line); border-radius: 6px }
`

/** The whole document; `style` is what its policy names by hash. */
export function demoPortalPage(style: string, facts: Facts): string {
	return `<!DOCTYPE html>${renderToStaticMarkup(<DemoPortal style={style} facts={facts} />)}`
}

function DemoPortal({ style, facts }: { style: string; facts: Facts }) {
	const { prices, carts, promises } = facts
	const lines = [
		[`${carts.small}-gallon cart`, prices.cart65],
		['Recycling', prices.recycling],
	] as const
	const total = sumDollars(lines.map(([, price]) => price))
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>{`Demo billing portal, ${facts.name}`}</title>
				<style dangerouslySetInnerHTML={{ __html: style }} />
			</head>
			<body>
				<main aria-labelledby="bill-heading">
					<strong className="label">Demo. No payment is taken here and nothing is sent.</strong>
					<h1 id="bill-heading">Your bill</h1>
					<p>This is how a bill will look once a payment portal is connected.</p>
					<table>
						<tbody>
							{lines.map(([name, price]) => (
								<tr key={name}>
									<th scope="row">{name}</th>
									<td>{formatDollars(price)}</td>
								</tr>
							))}
						</tbody>
						<tfoot>
							<tr>
								<th scope="row">Due within {promises.billDueDays} days</th>
								<td>{formatDollars(total)}</td>
							</tr>
						</tfoot>
					</table>
					<label>
						Customer ID ({promises.customerIdDigits} digits)
						<input inputMode="numeric" maxLength={promises.customerIdDigits} autoComplete="off" />
					</label>
					<button type="button" disabled>
						Pay {formatDollars(total)}
					</button>
					<p>
						To pay today, call <span>{facts.phone}</span>.
					</p>
				</main>
			</body>
		</html>
	)
}

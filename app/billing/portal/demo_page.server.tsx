import { renderToStaticMarkup } from 'react-dom/server'
import type { Facts } from '#app/company/facts_type.ts'
import fontFaces from '#app/shell/font.css?inline'

/** Uses the site's fonts, and the palette's colors if there is a palette, else the browser's. */
export const demoPortalStyle = `${fontFaces}
:root { color-scheme: light dark; --back: hsl(var(--background)); --ink: hsl(var(--foreground)); --mark: hsl(var(--accent)) }
@media (prefers-color-scheme: dark) { :root { --back: hsl(var(--dark-background)); --ink: hsl(var(--dark-foreground)); --mark: hsl(var(--dark-accent)) } }
body { display: flex; min-height: 100vh; margin: 0; background: var(--back); color: var(--ink); font: 1rem/1.6 -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, system-ui, sans-serif }
main { box-sizing: border-box; width: 100%; max-width: 37rem; margin: auto; padding: 1.5rem }
h1 { font: 750 1.5rem/1.1 Archivo, 'Archivo Fallback', system-ui, sans-serif; letter-spacing: -.015em; margin: 1.25rem 0 .5rem }
strong { border-left: .5rem solid var(--mark); padding-left: .75rem; display: block }
p { margin: 0 }
`

/** The whole document; `style` must be the text whose hash is in its policy. */
export function demoPortalPage(style: string, facts: Facts): string {
	return `<!DOCTYPE html>${renderToStaticMarkup(<DemoPortal style={style} facts={facts} />)}`
}

function DemoPortal({ style, facts }: { style: string; facts: Facts }) {
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
				<main aria-labelledby="portal-heading">
					<strong>Demo. No payment is taken here and nothing is sent.</strong>
					<h1 id="portal-heading">The payment portal goes here</h1>
					<p>
						Once {facts.name} has connected one, customers sign in with their{' '}
						{facts.promises.customerIdDigits}-digit customer ID, see what they owe, and pay at any hour.
					</p>
				</main>
			</body>
		</html>
	)
}

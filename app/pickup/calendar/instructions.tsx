import { Fragment, type ReactNode } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { streams } from '#app/pickup/schedule/streams.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CalendarContent } from './calendar_content.server.ts'

/** How to subscribe in each calendar app. */
export function Instructions() {
	return (
		<div className="mt-14 grid gap-x-14 gap-y-10 lg:grid-cols-2">
			<Part id="google" title="Google Calendar">
				<ol className="list-decimal space-y-1 pl-5">
					<li>Press “Google” beside your area, in a browser, and confirm. Phones show the days afterward.</li>
					<li>
						Or on a computer: beside “Other calendars” press +, then “From URL”, and paste your area’s address
						from above.
					</li>
				</ol>
			</Part>
			<Part id="apple" title="Apple Calendar">
				<ol className="list-decimal space-y-1 pl-5">
					<li>On the iPhone, iPad or Mac press “Subscribe” beside your area, and confirm.</li>
					<li>Or in Calendar on the Mac: File, “New Calendar Subscription”, and paste the address.</li>
				</ol>
			</Part>
			<Part id="outlook" title="Outlook">
				<ol className="list-decimal space-y-1 pl-5">
					<li>
						In Outlook on the web open the calendar and press “Add calendar”, then “Subscribe from web”.
					</li>
					<li>Paste your area’s address, give it a name, and press “Import”.</li>
				</ol>
			</Part>
			<Part id="android" title="Android">
				<p>
					Press “Google” beside your area and confirm in the browser. Google’s own app can’t add a calendar:
					if it opens instead, do this once on a computer. Other apps open the file, which keeps the days as
					they are now.
				</p>
			</Part>
		</div>
	)
}

/** The formats for Home Assistant and other programs. */
export function ForPrograms({ example, json, homeAssistantUrl }: CalendarContent) {
	const { services } = useFacts()
	const some = streams.filter((stream) => stream === 'trash' || services[stream])
	return (
		<details className="mt-14 border-t border-border pt-4">
			<summary className="flex min-h-11 cursor-pointer items-center gap-2 font-display text-xl font-[650]">
				<Icon name="chevron" />
				For Home Assistant and programs
			</summary>
			<div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-2">
				<Part id="home-assistant" title="Home Assistant">
					<p>With the Waste Collection Schedule integration, in configuration.yaml:</p>
					<Code>
						{`waste_collection_schedule:
  sources:
    - name: ics
      args:
        url: ${example}`}
					</Code>
					<p>
						A{' '}
						<a href={homeAssistantUrl} className="link">
							description of our calendars
						</a>{' '}
						is there in the form in which the integration lists its providers.
					</p>
				</Part>
				{some.length > 1 && (
					<Part id="streams" title="Just one kind of pickup">
						<p>
							Add <code className="break-all">{`?streams=${some[0]}`}</code>
							{some.slice(1).map((stream) => (
								<Fragment key={stream}>
									{stream === some.at(-1) ? ' or ' : ', '}
									<code>{stream}</code>
								</Fragment>
							))}{' '}
							to the address, or several with commas:
						</p>
						<Code>{`${example}?streams=${some.slice(0, 2).join(',')}`}</Code>
					</Part>
				)}
				<Part id="json" title="For developers">
					<p>The same days as JSON, from 30 days ago to a year ahead:</p>
					<Code>
						{`${json}

{ "area": "…",
  "pickups": [
    { "stream": "trash",
      "scheduled": "2026-11-26",
      "date": "2026-11-27",
      "reason": "Thanksgiving Day" } ] }`}
					</Code>
					<p className="max-w-[60ch]">
						Days are local, YYYY-MM-DD. “scheduled” names the pickup and never changes; “date” is when it
						comes, null when it is canceled. “reason” is null when there is nothing to say. Answers carry an
						ETag: please send it back, and ask no more than once an hour.
					</p>
				</Part>
			</div>
		</details>
	)
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section id={id} aria-labelledby={`${id}-heading`} className="min-w-0 space-y-3">
			<h2 id={`${id}-heading`} className="text-xl">
				{title}
			</h2>
			{children}
		</section>
	)
}

/** Code that wraps, so that narrow screens need not scroll sideways; the URL breaks before the file name. */
function Code({ children }: { children: string }) {
	const [before, file] = children.split('/calendar/')
	return (
		<pre className="rounded-md border border-border bg-card p-4 text-sm wrap-anywhere whitespace-pre-wrap text-card-foreground">
			<code>
				{before}/calendar/
				<wbr />
				{file}
			</code>
		</pre>
	)
}

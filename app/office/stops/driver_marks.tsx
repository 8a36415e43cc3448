import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { DriverMark } from './driver_marks.server.ts'

/** Lists the marks of a stop, with buttons to decide about those that need a decision. */
export function DriverMarks({ marks }: { marks: readonly DriverMark[] }) {
	return (
		<ul className="grid gap-4">
			{marks.map(({ id, stop, words, because, asks, photo }) => (
				<li key={id} className="border-b border-border pb-3 wrap-anywhere">
					<p className="font-semibold">{words}</p>
					{because !== null && <p>{because}</p>}
					{photo !== null && (
						<a
							href={`${photo}/large`}
							className="mt-2 inline-block rounded-md border border-border hover:border-primary"
						>
							<img
								src={`${photo}/small`}
								alt={`Sent along: ${words}`}
								className="size-32 rounded-md bg-muted object-cover"
							/>
						</a>
					)}
					{asks && (
						<Form method="post" preventScrollReset className="mt-2 flex flex-wrap gap-3 print:hidden">
							<input type="hidden" name="stop" value={stop} />
							<input type="hidden" name="mark" value={id} />
							<Button type="submit" name="intent" value="take-mark" aria-label={`Take it over: ${words}`}>
								Take it over
							</Button>
							<Button
								type="submit"
								kind="secondary"
								name="intent"
								value="leave-mark"
								aria-label={`Leave the stop as it is: ${words}`}
							>
								Leave the stop as it is
							</Button>
						</Form>
					)}
				</li>
			))}
		</ul>
	)
}

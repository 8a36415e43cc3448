import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '../parts/notice.tsx'

/** Shown once, to be printed or written down. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
	return (
		<div className="max-w-xl">
			<Notice tone="done">The second step is on.</Notice>
			<h2 className="text-xl">Your backup codes</h2>
			<p className="mt-2">
				Each opens the office once when you don’t have your phone. Print this page or write them down now:
				they are not shown again.
			</p>
			<ul className="my-5 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border border-border bg-card p-5 font-mono text-lg text-card-foreground">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<ButtonLink to="/admin/account" className="print:hidden">
				I have them
			</ButtonLink>
		</div>
	)
}

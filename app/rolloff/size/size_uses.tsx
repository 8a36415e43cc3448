import { Icon } from '#app/ui/icon.tsx'
import { Prose } from '#app/company/prose.tsx'
import type { SizeContent } from './size_content.server.ts'

export function SizeUses({ page }: { page: Pick<SizeContent, 'details' | 'uses'> }) {
	return (
		<section aria-labelledby="uses-heading" className="section">
			<div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
				<div>
					<h2 id="uses-heading" className="text-title">
						What people put in it
					</h2>
					<p className="mt-5 max-w-[56ch] text-lead">
						<Prose text={page.details} />
					</p>
				</div>
				<ul className="border-t-2 border-foreground">
					{page.uses.map((use) => (
						<li
							key={use}
							className="flex items-center gap-4 border-b border-border py-4 text-lg font-semibold wrap-anywhere"
						>
							<Icon name="check" size={24} className="text-primary" />
							{use}
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

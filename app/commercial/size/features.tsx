import { Prose } from '#app/company/prose.tsx'
import { FeatureIcon } from './feature_icon.tsx'
import type { SizeContent } from './size_content.server.ts'

/** The advantages of this size (CM-06). */
export function Features({ name, features }: Pick<SizeContent, 'name' | 'features'>) {
	if (features.length === 0) return null
	return (
		<section aria-labelledby="features-heading" className="section">
			<div className="wrap">
				<h2 id="features-heading" className="text-title">
					Why Choose Our {name}
				</h2>
				<ul className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
					{features.map(({ icon, title, description }, index) => (
						<li
							key={title}
							className={`rounded-lg border border-border bg-card p-6 sm:max-lg:first:col-span-2 ${index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}`}
						>
							<FeatureIcon name={icon} />
							<h3 className="mt-3 text-subtitle">{title}</h3>
							<p className="mt-1.5">
								<Prose text={description} />
							</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

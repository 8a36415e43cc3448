import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { useHeaderLogo } from '#app/pictures/company_logo.ts'
import { MarkView } from './mark_view.tsx'

/** The logo or mark and the name, linking to the home page. */
export function Brand() {
	const { name } = useFacts()
	const logo = useHeaderLogo()
	const [first, ...rest] = name.split(' ')
	return (
		<Link to="/" className="flex min-h-11 items-center gap-2.5 no-underline">
			{logo ? (
				<img src={logo} alt="" className="h-9 max-w-32 rounded-sm bg-[#fff] object-contain p-0.5 sm:h-11" />
			) : (
				<MarkView className="size-9 sm:size-11" />
			)}
			<span className="font-display text-[1.0625rem] leading-[1.05] font-extrabold tracking-tight">
				{first} <span className="block">{rest.join(' ')}</span>
			</span>
		</Link>
	)
}

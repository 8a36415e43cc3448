import { useFacts } from '#app/company/current_facts.ts'
import { useHeaderLogo } from '#app/pictures/company_logo.ts'
import { MarkView } from '#app/shell/mark_view.tsx'

/** The company's logo and name with the word "Office". */
export function OfficeBrand() {
	const { name } = useFacts()
	const logo = useHeaderLogo()
	return (
		<span className="flex items-center gap-2.5">
			{logo ? (
				<img src={logo} alt="" className="h-9 max-w-12 shrink-0 rounded-sm bg-[#fff] object-contain p-0.5" />
			) : (
				<MarkView className="size-9" />
			)}
			<span className="font-display text-[0.9375rem] leading-[1.1] font-extrabold tracking-tight sm:whitespace-nowrap">
				{name} <span className="block text-sm font-[550] tracking-normal opacity-80">Office</span>
			</span>
		</span>
	)
}

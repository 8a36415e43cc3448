import type { LookUpResult } from '#app/pickup/lookup/look_up_result.ts'

/**
 * Addresses as people write them, with the expected answer of the look-up on the sample streets: an area's slug; `?` and a
 * slug that must be among the offered choices; or the kind of the answer. The last group has the wrong addresses.
 */
const lines = `
1204 Main St, Windsor, CO 80550 = windsor-lake
1204 main st windsor = windsor-lake
1204 MAIN STREET WINDSOR CO = windsor-lake
1204 Main, Windsor = windsor-lake
1204 main st. 80550 = windsor-lake
  1204   Main   St ,Windsor = windsor-lake
1204 Main St #4, Windsor, CO 80550 = windsor-lake
1204 Main St Apt 4 Windsor CO 80550-3319 = windsor-lake
1204 Main St Unit B = windsor-lake
1204 Main St, Suite 200, Windsor, Colorado, USA = windsor-lake
Apt 4, 1204 Main St, Windsor = windsor-lake
1204-B Main St Windsor = windsor-lake
1204B Main St = windsor-lake
1204 1/2 Main St = windsor-lake
1204½ Main St = windsor-lake
1204-1/2 Main St = windsor-lake
1204 1⁄2 Main St = windsor-lake
1204-1206 Main St = windsor-lake
Main St 1204, Windsor = windsor-lake
Main Street 1204 = windsor-lake
Main St 1204 Windsor = windsor-lake
Main St 1204 Windsor CO 80550 = windsor-lake
1204 Main St 80550 Windsor = windsor-lake
1204 Main St, 80550 Windsor = windsor-lake
Main St 1204, 80550 Windsor, CO = windsor-lake
#1204 Main St, Windsor = windsor-lake
1204 Main St Rear = windsor-lake
1204 Main St Basement, Windsor CO = windsor-lake
1204 Main St Lot 12 = windsor-lake
1204 Main St, Bldg 3, Apt 12, Windsor = windsor-lake
1204 Main Str = windsor-lake
300 7th St, Windsor = windsor-lake
300 seventh street windsor = windsor-lake
300 7 st windsor = windsor-lake
300 7th = ?windsor-lake
1100 Eleventh St Windsor = windsor-lake
1100 11th Street, Windsor CO = windsor-lake
200 lakeview dr windsor = windsor-lake
200 N Lakeview Dr = windsor-lake
200 north lake view drive = windsor-lake
200 N. Lakeview = windsor-lake
1200 Stone Mountain Drive = windsor-lake
1200 stone mtn dr = windsor-lake
1200 Stonemountain Dr = windsor-lake
300 Lakefront Dr = windsor-lake
300 lake front drive windsor = windsor-lake
50 maple court = windsor-lake
50 Maple Ct Windsor = windsor-lake
700 kern = windsor-lake
2099 S College Ave, Fort Collins = fort-collins-old-town
2100 S College Ave, Fort Collins = fort-collins-south
8502 Crossroads Blvd = windsor-lake
8503 Crossroads Blvd = windsor-raindance
8503 crossroads boulevard, windsor = windsor-raindance
2000 RainDance National Dr = windsor-raindance
2000 Rain Dance National Drive, Windsor = windsor-raindance
2000 raindance ntl dr = ?windsor-raindance
1800 Covered Bridge Pkwy = windsor-raindance
1800 covered brdg parkway = ?windsor-raindance
1800 Covered Bridge Parkway Windsor CO 80550 USA = windsor-raindance
1900 Water Vly Pkwy = windsor-raindance
1900 water valley parkway = windsor-raindance
900 New Liberty = windsor-raindance
1600 Pelican Lks Pt = windsor-raindance
1600 Pelican Lakes Point = windsor-raindance
35500 County Road 13, Windsor = windsor-raindance
35500 CR 13 = windsor-raindance
35500 Co Rd 13 = windsor-raindance
35500 WCR 13 = windsor-raindance
35500 Weld County Rd 13 = windsor-raindance
100 Vineyard Crt = windsor-raindance
2000 Maple Hill Drive = windsor-raindance
2000 maple hl dr = windsor-raindance
50 Fossil Creek Place = windsor-raindance
300 W Mountain Ave, Fort Collins, CO 80521 = fort-collins-old-town
300 West Mountain Avenue, Ft. Collins = fort-collins-old-town
300 w mtn ave ft collins = fort-collins-old-town
300 E Mountain Ave Fort Collins = fort-collins-old-town
300 mountain ave fort collins = fort-collins-old-town
500 Maple St, Fort Collins = fort-collins-old-town
500 maple st = fort-collins-old-town
500 maple foco = fort-collins-old-town
1000 laporte ave fort collins = fort-collins-old-town
1000 La Porte Avenue, Fort Collins = fort-collins-old-town
300 S Mason = fort-collins-old-town
300 N Mason St, 80521 = fort-collins-old-town
1400 S. College Ave. Fort Collins = fort-collins-old-town
4500 S College Ave = fort-collins-south
4500 South College Avenue #7 Fort Collins CO 80525 = fort-collins-south
4500 college = fort-collins-south
1500 Remington = fort-collins-old-town
1200 w elizabeth st apt 12 = fort-collins-old-town
1200 W. Elizabeth = fort-collins-old-town
700 E Prospect Rd = fort-collins-old-town
1800 S Shields St = fort-collins-old-town
3200 S Shields St = fort-collins-south
3200 south shields = fort-collins-south
900 city park avenue = fort-collins-old-town
500 Howes St = fort-collins-old-town
1000 E Harmony Rd, Fort Collins, CO = fort-collins-south
1000 East Harmony Road Ste 100 = fort-collins-south
1000 W Harmony Rd = fort-collins-south
900 Harmony Rd, Severance = severance
3000 Stover St = fort-collins-south
3000 stover = fort-collins-south
1000 Oak Ridge Drive = fort-collins-south
1000 Oakridge Dr, Fort Collins = fort-collins-south
800 Keenland Drive = fort-collins-south
4000 JFK Parkway = fort-collins-south
4000 J.F.K. Pkwy = fort-collins-south
1000 Fossil Crk Pkwy = fort-collins-south
1200 Wakerobin Lane = fort-collins-south
1200 wake robin ln fort collins = fort-collins-south
3300 manhattan = fort-collins-south
2000 Board Walk Dr = fort-collins-south
3700 Cleveland Ave Wellington = wellington
3700 Cleveland Avenue, Wellington, CO 80549 = wellington
3700 cleveland = wellington
8500 sixth st wellington = wellington
8500 6th Street = wellington
8100 1st Street, Wellington = wellington
8600 Boxelder Ridge = wellington
8600 Box Elder Rdg Dr = wellington
3800 Ronald Reagan Ave = wellington
3600 Saddleback Mtn Dr = wellington
61000 N County Road 9 = wellington
61000 N LCR 9, Wellington = wellington
61000 Larimer County Road 9 = wellington
61000 North County Rd 9 = wellington
4000 E County Road 60 = wellington
4000 e. cr 60 = wellington
7500 Buffalo Crk Pkwy = wellington
5000 W 10th St, Greeley, CO 80634 = greeley-west
5000 west 10th street greeley = greeley-west
5000 10th St Greeley = greeley-west
5000 W 10 St = greeley-west
1800 10th St, Greeley = greeley-east
1800 tenth street greeley = greeley-east
1800 10 st greeley 80631 = greeley-east
1201 35th Ave, Greeley = greeley-west
1200 35th Ave, Greeley = greeley-east
1201 thirty fifth avenue = greeley-west
1200 thirty-fifth ave greeley = greeley-east
900 47th Ave = greeley-west
900 47 ave greeley = greeley-west
1500 8th Avenue, Greeley = greeley-east
1500 eighth ave. = greeley-east
2200 23rd Ave #3 = greeley-east
2200 twenty third avenue = greeley-east
6700 St. Michaels Dr = greeley-west
6700 Saint Michaels Drive, Greeley = greeley-west
6700 st michael's dr = greeley-west
1900 Sheep Draw = greeley-west
1500 Glenmere Boulevard = greeley-east
2500 N Overland Trail, Laporte, CO 80535 = north-county
2500 Overland Trl Laporte = north-county
3000 CR 54G, Laporte = north-county
3000 County Road 54-G = north-county
3000 Cty Rd 54 G = north-county
5000 N US Hwy 287 = north-county
5000 N Highway 287, Laporte = north-county
5000 US 287 = north-county
5000 north hwy 287 = north-county
9000 Rist Canyon Road, Bellvue, CO 80512 = north-county
9000 rist cyn rd = north-county
4000 W County Road 52E, Bellvue = north-county
4000 WEST CO RD 52 E = north-county
200 St Vrain Ln = north-county
200 saint vrain lane bellvue = north-county
150 Cache la Poudre = north-county
500 Timber Ridge Pkwy, Severance = severance
500 Timber Rdg Pkwy = severance
900 Mount Harvard Ave = severance
900 Mt. Harvard Avenue, Severance CO 80550 = severance
900 mt oxford = severance
9000 WCR 74, Severance = severance
9000 Weld County Road 74 = severance
37000 wcr 23 = severance
300 Hidden Vly Pkwy = severance
200 avery plz st = severance
300 5th St = ?windsor-lake
300 3rd St = ?severance
300 walnut = ?windsor-lake
300 walnut street = ?fort-collins-old-town
1000 Harmony Rd = ?severance
1204 Mian St, Windsor = ?windsor-lake
1500 Remmington St = ?fort-collins-old-town
1200 W Elisabeth St = ?fort-collins-old-town
3700 Clevland Ave = ?wellington
9000 Rist Canon Rd = ?north-county
1800 Coverd Bridge Pkwy = ?windsor-raindance
500 Timbr Ridge Pkwy = ?severance
1500 Glenmear Blvd = ?greeley-east
300 S Maple St, Fort Collins = fort-collins-old-town
500 Maple Ave Fort Collins = ?fort-collins-old-town
Main St, Windsor = windsor-lake
Remington St = fort-collins-old-town
Main & 7th, Windsor = windsor-lake
35500 CR13 = windsor-raindance
35500 WCR13, Windsor = windsor-raindance
35500 Road 13 = windsor-raindance
3000 cr54g = north-county
3000 C R 54G, Laporte = north-county
4000 ECR 60 = wellington
61000 NCR 9 = wellington
35500 County Rd #13 Windsor = windsor-raindance
1400 So College Ave, Fort Collins = fort-collins-old-town
300 No. Mason St = fort-collins-old-town
4000 County Road 60 East = wellington
4000 County Rd 52E W = north-county
4000 County Road 52 East, Bellvue = north-county
1000 Harmony Rd 80550 = severance
1204 Mathews Rd 80524 = ?fort-collins-old-town
35500 County Rd 13, Eaton = windsor-raindance
35500 County Rd 13 Severance = windsor-raindance
3000 CR 54G, Loveland CO = north-county
500 Main St, Eaton, CO 80550 = windsor-lake
Windsor = place
windsor, co = place
Windsor CO 80550 = place
80550 Windsor = place
ft collins = place
80550 = place
CO 80550 = place
S College Ave, Fort Collins = number-needed
10th St, Greeley = number-needed

 = unread
,,, = unread
??? = unread
80515 = unread
12345 = unread
Apt 5 = unread
PO Box 311, Windsor = unread
P.O. Box 12 = unread
Post Office Box 9, Greeley CO = unread
asdf qwer zxcv = place-needed
123 Nowhere Ln = place-needed
123 Nowhere Ln, Greeley = unknown
123 Xyzzy St, Windsor = unknown
17 Unicorn Rainbow Blvd Fort Collins = unknown
99999 Main St, Windsor = outside
2 Main St, Windsor = outside
2 Main St = place-needed
8502 RainDance National Dr, Windsor = outside
1600 Pennsylvania Ave NW, Washington, DC 20500 = elsewhere
500 Main St, Longmont, CO 80501 = elsewhere
500 Main St Longmont = elsewhere
1701 Bryant St, Denver, CO 80204 = elsewhere
200 Elkhorn Ave Estes Park = elsewhere
200 W 4th St, Loveland = elsewhere
Loveland = elsewhere
35500 County Rd 13, Eaton, CO 80615 = elsewhere
2000 Central Ave, Cheyenne, WY 82001 = elsewhere
300 Main St, Windsor, CT 06095 = elsewhere
`

export interface ExpectedAnswer {
	typed: string
	/** The expected answer, in the notation above. */
	expected: string
}

/** The addresses, with the wrong ones separate. */
export const [goodAddresses = [], wrongAddresses = []] = lines
	.split('\n\n')
	.map((group) => group.split('\n').filter((line) => line.includes('=')))
	.map((group) =>
		group.map((line): ExpectedAnswer => {
			const at = line.lastIndexOf('=')
			return { typed: line.slice(0, at), expected: line.slice(at + 1).trim() }
		}),
	)

/** Reports whether the look-up's answer is the expected one. */
export function isAsExpected(answer: LookUpResult, { expected }: ExpectedAnswer): boolean {
	if (answer.kind === 'area') return answer.slug === expected
	if (answer.kind !== 'choose') return answer.kind === expected
	return answer.choices.some(({ to }) => `?${to.slice('/pickup-day/'.length)}` === expected)
}

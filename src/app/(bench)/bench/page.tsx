/** The least that Next can serve: what `npm run bench` compares our pages with. Answered when BENCH=1 only. */
const EmptyPage = () => <main />

export default EmptyPage

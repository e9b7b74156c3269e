import { demoProducts, demoStores, demoPictures, demoComment, demoPeople, renderPictures } from '#demo/catalogue.ts'
import { seeded } from '#demo/random.ts'
const cpu=()=>{const u=process.cpuUsage();return ((u.user+u.system)/1e6).toFixed(1)+'s cpu, rss '+(process.memoryUsage().rss/1e6|0)+' MB'}
console.log('start',cpu())
for (const size of [{stores:20000,products:1_000_000},{stores:60,products:1_000_000}]) {
 const stores=demoStores(size); console.log('stores',cpu())
 let n=0,peak=0; for(const p of demoProducts(size,stores)){ if(++n%100000===0){peak=Math.max(peak,process.memoryUsage().rss)} }
 console.log(size,n,cpu(),'peak rss',peak/1e6|0)
}
let c=0; for(let i=0;i<1_200_000;i++){ if(demoComment(seeded(i),1+i%5,'food/ready'))c++ } console.log('comments',c,cpu())
demoPeople(40000); console.log('people',cpu())
const t=Date.now(); const some=demoPictures(); await renderPictures(some.slice(0,60),async()=>{},()=>{}); console.log('60 pictures',Date.now()-t,'ms',cpu())

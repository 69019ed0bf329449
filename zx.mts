import {catalogue} from '/work/main/src/embed/catalogue.ts';
import {createMatch} from '/work/main/src/match/index.ts';
import * as N from '/work/main/src/notation/index.ts';
import {ByteWriter,check16,toBase64,fromBase64} from '/work/main/src/notation/link/bytes.ts';
import {packText} from '/work/main/src/notation/link/pack.ts';
import {diceFrom} from '/work/main/src/testing/dice.ts';
const dice=diceFrom(process.argv[2]??'a'); const count=Number(process.argv[3]??300); const only=process.argv[4];
const close=(k:number,g:string,b:Uint8Array)=>{const bytes=new ByteWriter().raw([k]).block(new TextEncoder().encode(g)).raw(b).bytes; return '#gstk=1.'+toBase64(new ByteWriter().raw(bytes).raw(check16(bytes)).bytes)};
for (const e of catalogue){ if(only&&only!==e.id) continue; const game:any=await e.load(); const {rules}=game; let worst=0;
 for(let i=0;i<count;i++){ 
  const options=Object.fromEntries(rules.options.filter(()=>dice.roll(3)===0).map((o:any)=>[o.name,dice.pick(o.values)]));
  const seats=rules.seats.min+dice.roll(rules.seats.max-rules.seats.min+1);
  const size=dice.pick([20,150,150,1500]); const fill=dice.pick([0,255,1,-1]); const digits=Uint8Array.from({length:size},()=>fill<0?dice.roll(256):fill);
  const max=64+16*size; const n=dice.pick([max,max,max*2,10]);
  const b=new ByteWriter().count(seats).block(Object.keys(options).length?packText(JSON.stringify(options)):new Uint8Array()).block(new TextEncoder().encode('s'+i)).count(n*2+dice.roll(2)).block(digits);
  const link=close(0,rules.id,b.bytes);
  const counted:any={n:0}; const proxy=new Proxy(rules,{get(t:any,k){const v=t[k]; return typeof v==='function'?(...a:any[])=>{counted.n++;counted[k]=(counted[k]??0)+1; return v.apply(t,a)}:v}});
  const t=process.cpuUsage(); let r:any,err:any; try{r=await N.openLink(link,async()=>proxy)}catch(x){err=x}
  const u=process.cpuUsage(t); const ms=(u.user+u.system)/1000;
  if(err) console.log(e.id,'THREW',String(err),err.stack);
  if(i>5&&ms>40+link.length/40&&ms>worst){worst=ms;console.log(e.id,seats,'ms',ms.toFixed(0),'link',link.length,'moves',counted.apply,'us/move',(ms/counted.apply*1000).toFixed(0),r.fault,JSON.stringify(options).slice(0,200))}
 } }
console.log('done')

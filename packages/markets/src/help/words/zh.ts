import type { FaqWords } from '../faq-entries.ts';

export const faqZh: FaqWords = {
  topics: {
    borrowing: '借款',
    cost: '费用',
    payout: '收到款项',
    repaying: '还款',
    trouble: '遇到困难时',
    account: '应用与账户',
    privacy: '您的数据',
    complaints: '投诉',
  },
  texts: {
    'how-to-borrow': {
      question: '怎样借款？',
      answer:
        '选择一种贷款、金额和期限：申请之前就能看到价格。然后告诉我们您是谁、钱打到哪里。我们作出决定，您阅读合同要约，再用验证码签署。\n\n询问不收费，签署之前什么都没有约定。',
      alsoCalled: ['申请贷款', '怎么借钱', '需要用钱', '贷款流程'],
    },
    'who-can-borrow': {
      question: '谁可以借款？',
      answer: '有有效证件、固定收入和本人账户的成年人。每种贷款还会写明其他要求。',
      alsoCalled: ['年龄限制', '申请条件', '资格'],
    },
    'documents-needed': {
      question: '需要哪些证件？',
      answer: '一份身份证件；金额较大时还需要收入证明。应用中的清单会显示还缺什么，以及为什么需要。',
      alsoCalled: ['身份证', '资料', '收入证明', '工资单'],
    },
    'how-long-decision': {
      question: '审核要多久？',
      answer: '大多数在几分钟内完成。如果需要人工查看，一有结果就会通知您。其间可以关闭应用。',
      alsoCalled: ['等待审批', '审核中', '多少天', '什么时候通过'],
    },
    'why-refused': {
      question: '为什么被拒绝？',
      answer:
        '打开该申请：里面写明每一条原因，以及怎样可以改变结果。被拒绝不收任何费用，情况变化后可以再次申请。如果您认为有误，请告诉我们，会有人查看。',
      alsoCalled: ['没通过', '拒贷', '申请失败'],
    },
    'sent-back': {
      question: '申请被退回了，怎么办？',
      answer: '有一处需要修改，例如照片模糊。打开申请就能看到是哪一处。您提供的其他内容都已保留。',
      alsoCalled: ['退回', '修改申请', '补资料'],
    },
    'how-much': {
      question: '我能借多少？',
      answer: '每种贷款都写明最低和最高金额。批准多少取决于您的收入和您每月已有的还款，使还款后仍够生活。',
      alsoCalled: ['最高额度', '额度', '提高额度'],
    },
    'second-loan': {
      question: '可以借第二笔吗？',
      answer: '第一笔结清后可以。如果收入足够，有些贷款可以同时进行；列表会显示您可以申请的贷款。',
      alsoCalled: ['再借', '复借', '两笔贷款'],
    },
    'offer-expired': {
      question: '要约过期了，还能拿回来吗？',
      answer:
        '要约在写明的日期之前有效。之后请重新申请：资料已保留，只要一分钟。没有签署任何东西，也不欠任何钱。',
      alsoCalled: ['过期', '来不及签署'],
    },
    'withdraw-application': {
      question: '可以撤回申请吗？',
      answer: '可以，签署之前随时都行。打开申请，选择撤回，不收费用。',
      alsoCalled: ['取消申请', '不想借了'],
    },
    'blurred-picture': {
      question: '照片不被接受',
      answer:
        '把证件放在深色桌面上，在日光下从正上方拍，四个角都要在画面里。照片最大 10 MB；上传中断后会从断点继续。',
      alsoCalled: ['上传失败', '相机', '模糊', '拍照'],
    },
    'what-it-costs': {
      question: '贷款要花多少钱？',
      answer: '签署之前您会看到：收到多少、归还多少、每项费用、每个日期和年利率。按时还款就只有这些。',
      alsoCalled: ['利息', '利率', '价格', '收费'],
    },
    'what-is-apr': {
      question: '什么是年化利率（APR）？',
      answer:
        '一个数字表示全部价格：利息和所有费用，折算成一年的比率。用它可以比较不同期限、不同机构的贷款。“查看算法”说明怎样算出。',
      alsoCalled: ['实际利率', '年化', '有效利率'],
    },
    'hidden-fees': {
      question: '还有别的费用吗？',
      answer: '没有。您签署的说明书里没有写的，就不能收。付款渠道可能收自己的手续费，选择之前会显示。',
      alsoCalled: ['隐藏收费', '额外费用', '扣费'],
    },
    'why-less-received': {
      question: '为什么收到的比借的少？',
      answer: '属于价格一部分的费用在放款时已扣除。要约中以“您收到”显示，年利率也已计入。',
      alsoCalled: ['少了钱', '手续费', '到账金额'],
    },
    'cost-ceiling': {
      question: '收费有上限吗？',
      answer: '有。法律和您的合同都规定了上限。贷款页面会把已收费用与上限放在一起显示。到了上限就不再收取。',
      alsoCalled: ['最高收费', '封顶', '法律限制'],
    },
    'where-is-agreement': {
      question: '我的合同在哪里？',
      answer: '在贷款页面上，可阅读，也可下载文件。贷款结束后仍在那里。',
      alsoCalled: ['协议', '合同副本', '披露声明'],
    },
    'when-money-comes': {
      question: '钱什么时候到？',
      answer: '通常签署后几分钟内，最迟在银行的下一个工作日。贷款页面显示每一步，放款时会通知您。',
      alsoCalled: ['放款', '没到账', '到账时间', '下款'],
    },
    'payout-failed': {
      question: '放款失败会怎样？',
      answer:
        '银行把钱退了回来，多半是账号有误。这期间不计利息。打开贷款，选择您的另一个账户，我们重新汇出。',
      alsoCalled: ['退款', '转账失败', '账号错误'],
    },
    'change-account': {
      question: '怎样更换收款账户？',
      answer: '在收款账户里：添加新账户，设为常用，再删除旧账户。每次更改都由验证码保护。',
      alsoCalled: ['银行卡', '换卡', '添加账户', '钱包'],
    },
    'account-name': {
      question: '为什么账户必须是本人的？',
      answer: '这样钱只会到您手里。户名必须与证件一致；写法上的小差别没关系。',
      alsoCalled: ['姓名不符', '户名', '家人的账户'],
    },
    'payout-ewallet': {
      question: '可以打到电子钱包吗？',
      answer: '可以，钱包须已验证并在您名下。请注意钱包自身的每月限额。',
      alsoCalled: ['GCash', 'Maya', '钱包'],
    },
    'what-is-ifsc': {
      question: '什么是 IFSC，在哪里找？',
      answer: '十一个字符，表示您银行的分行。写在支票簿、存折和银行应用里。',
      alsoCalled: ['分行代码', '银行代码'],
    },
    'how-to-repay': {
      question: '怎样还款？',
      answer: '打开贷款，点“还款”。先选金额，再选方式。付款之前就能看到它的作用，钱到账时页面会自动显示。',
      alsoCalled: ['还钱', '怎么还', '付款', '分期', '到期'],
    },
    'pay-over-counter': {
      question: '怎样在柜台付款？',
      answer:
        '在应用里选择商店或缴费点。您会得到参考号和条形码：出示它，按准确金额付款，保留小票。几分钟内入账。',
      alsoCalled: ['便利店', '现金', '7-Eleven', '缴费点'],
    },
    'pay-ewallet': {
      question: '怎样用电子钱包还款？',
      answer: '在应用里选择您的钱包并按步骤操作。请按显示的金额和参考号付款。几分钟内入账。',
      alsoCalled: ['GCash', 'Maya', 'ShopeePay'],
    },
    'pay-upi': {
      question: '怎样用 UPI 还款？',
      answer:
        '选择 UPI：用另一部手机扫描二维码，或从页面打开您的 UPI 应用。之后把银行短信里的 UTR 告诉我们，就能立即找到付款。',
      alsoCalled: ['PhonePe', 'Google Pay', 'Paytm', '二维码', '扫码'],
    },
    'what-is-utr': {
      question: '什么是 UTR，在哪里找？',
      answer:
        '银行给每笔付款的号码：UPI 和 IMPS 是 12 位数字，NEFT 和 RTGS 是 16 或 22 个字符。在银行短信和 UPI 应用的记录里。',
      alsoCalled: ['流水号', '交易号', '参考号'],
    },
    'pay-bank-transfer': {
      question: '怎样用银行转账还款？',
      answer:
        '选择银行转账：页面显示账户和参考号。请把参考号写在转账附言里，否则要由人查找。以银行记载的日期为准。',
      alsoCalled: ['网银', '汇款', 'NEFT', 'InstaPay', '存款'],
    },
    'paid-not-counted': {
      question: '我付了款，应用还显示欠款',
      answer:
        '请不要再付一次。有些渠道需要一个工作日。如果还没有入账，请告诉我们日期、金额和小票上的号码，并附上照片。以您付款的那天为准。',
      alsoCalled: ['没入账', '没更新', '付款丢失', '还是未还'],
    },
    'paid-wrong-amount': {
      question: '我付的金额与付款码不同',
      answer: '按实际金额计算。少付的部分仍然欠着；多付的部分记在您名下。',
      alsoCalled: ['金额错了', '付少了'],
    },
    'paid-too-much': {
      question: '我多付了，怎么办？',
      answer: '多付的钱记在您名下，用来还下一期。如果已经不欠了，我们会退给您。',
      alsoCalled: ['多还', '超额', '退款', '余额'],
    },
    'paid-twice': {
      question: '我付了两次',
      answer: '钱不会丢。第二笔用于下一期或退还：请写信告诉我们您要哪一种。',
      alsoCalled: ['重复付款', '扣了两次'],
    },
    'code-expired': {
      question: '付款码过期了',
      answer: '在贷款页面生成新的。如果您已经用旧码付款，钱仍然会被找到，以付款那天为准。',
      alsoCalled: ['参考号失效', '过了期限'],
    },
    'pay-part': {
      question: '可以只还一部分吗？',
      answer: '可以：选择自定金额。先还逾期费，再还费用、利息和本金，从最早的开始。付款前可以看到怎样分配。',
      alsoCalled: ['部分还款', '还一半', '少还'],
    },
    'pay-early': {
      question: '可以提前全部还清吗？',
      answer:
        '可以，任何一天都行。利息算到那一天；页面显示您节省多少。合同写明是否有费用，显示的金额已包括。',
      alsoCalled: ['提前结清', '提前还款', '全部还清'],
    },
    receipt: {
      question: '收据在哪里？',
      answer: '在贷款页面的记录里：每笔付款都有收据文件。',
      alsoCalled: ['付款凭证', '发票', '证明'],
    },
    statement: {
      question: '可以要贷款对账单吗？',
      answer: '可以：在贷款页面选择任意期间，生成文件。列出每笔付款、每项费用，以及之后的欠款。',
      alsoCalled: ['账单', '明细', '结清证明', '余额'],
    },
    'pay-for-someone': {
      question: '别人可以替我还款吗？',
      answer: '可以。把付款码或参考号给他：款项算在您的贷款上。没有人会从我们这里知道您欠多少。',
      alsoCalled: ['代还', '家人还款', '朋友'],
    },
    'cannot-pay': {
      question: '我还不起，怎么办？',
      answer:
        '最好在到期之前告诉我们：打开贷款，选择“我无法还款”。可以承诺日期、申请减少每期金额，或者延期。我们考虑期间不会有人催您。',
      alsoCalled: ['失业', '困难', '没钱', '生病'],
    },
    'what-if-late': {
      question: '逾期会怎样？',
      answer:
        '可能按合同加收逾期费，但绝不超过上限。贷款页面精确显示到分。我们在合适的时间提醒您，只与您本人联系。',
      alsoCalled: ['罚息', '滞纳金', '错过还款', '晚还'],
    },
    'move-due-date': {
      question: '可以延期吗？',
      answer:
        '如果合同包含延期，可以：页面把费用、新日期与现在还款的成本放在一起显示。先付费用，日期才移动。',
      alsoCalled: ['推迟', '展期', '宽限', '更多时间'],
    },
    'smaller-instalments': {
      question: '可以减少每期金额吗？',
      answer:
        '在贷款页面的“我无法还款”中申请。同意之前您会看到新的每期金额和全部成本。绝不超过法律允许的范围。',
      alsoCalled: ['重组', '调整还款计划', '降低月供'],
    },
    'cancel-loan': {
      question: '签署后可以取消贷款吗？',
      answer: '可以，在合同给出的冷静期内。归还收到的钱，加上这几天的利息，别无其他。贷款页面显示准确金额。',
      alsoCalled: ['冷静期', '后悔', '退贷'],
    },
    'dispute-charge': {
      question: '我不同意某项收费',
      answer: '打开贷款，在那一行提出异议。我们查看期间它不再增加，也不发相关提醒。如果您是对的，就会撤回。',
      alsoCalled: ['收费错误', '不公平', '争议', '逾期费不对'],
    },
    'credit-report': {
      question: '会影响我的信用记录吗？',
      answer:
        '经您同意，法律允许我们查询征信机构，并要求我们报告还款情况。如果报告有误，请告诉我们：我们会更正。',
      alsoCalled: ['征信', '信用分'],
    },
    'who-may-call-me': {
      question: '谁可以打电话给我，什么时间？',
      answer:
        '只有我们自己的人，只在法律允许的时间，并会说明身份。任何人不得威胁或羞辱您。如果发生，请投诉：会最先处理。',
      alsoCalled: ['骚扰', '催收', '威胁', '半夜来电'],
    },
    'will-you-tell-others': {
      question: '你们会告诉我的家人或雇主吗？',
      answer: '不会。我们绝不告诉他们欠款的事。您写的联系人只会被问是否认识您。',
      alsoCalled: ['联系人', '丢脸', '老板', '单位'],
    },
    'no-code': {
      question: '收不到验证码',
      answer: '等一分钟，再要一次或选择来电。请检查手机是否有信号、存储是否已满。验证码五分钟内有效。',
      alsoCalled: ['短信', 'OTP', '没有短信'],
    },
    'new-number': {
      question: '我换了手机号',
      answer:
        '如果旧号还在，请用它登录并告诉我们。如果已经没有，请写信给我们：我们会核对证件，以免别人占用您的账户。',
      alsoCalled: ['改号码', '丢了 SIM 卡'],
    },
    'lost-phone': {
      question: '手机丢了或被偷了',
      answer: '在另一部手机登录，在菜单里结束其他会话，并挂失 SIM 卡。没有验证码，谁也不能签贷款或更改账户。',
      alsoCalled: ['被盗', '全部退出'],
    },
    'change-language': {
      question: '怎样更换语言？',
      answer: '在菜单里：英语、菲律宾语、印地语和中文。您输入的内容不会丢失。',
      alsoCalled: ['英文', '翻译', '语言设置'],
    },
    'delete-account': {
      question: '怎样删除账户？',
      answer: '没有未结贷款时，在隐私选择里删除。您会看到删除什么、法律要求我们保留什么以及多久。',
      alsoCalled: ['注销', '关闭账户'],
    },
    'works-offline': {
      question: '没有网络能用吗？',
      answer: '打开过的内容可以再看，并显示更新时间。您输入的内容会保留。网络恢复后再发送。',
      alsoCalled: ['离线', '没网', '网速慢'],
    },
    'is-it-you': {
      question: '怎样知道真的是你们？',
      answer:
        '每页末尾都有我们的名称和许可证号，可在{regulator}查询。我们从不在放款前收钱，从不在电话里要验证码，也从不要求把钱转到私人账户。',
      alsoCalled: ['诈骗', '骗子', '假冒', '正规'],
    },
    'asked-for-password': {
      question: '有人向我要验证码或先付钱',
      answer:
        '那不是我们。不要付款，也不要把验证码告诉任何人。如果已经给出，请在菜单里结束所有会话并立即写信给我们。',
      alsoCalled: ['钓鱼', '可疑电话', '先收费'],
    },
    'what-data': {
      question: '你们保存我的哪些数据？',
      answer: '隐私政策里有一张表：每项数据、用途和保存多久。除此之外不保存。',
      alsoCalled: ['隐私', '个人信息'],
    },
    'my-contacts': {
      question: '你们会读取我的通讯录或相册吗？',
      answer: '不会。我们从不读取通讯录、相册、通话或短信。每张照片由您选择，联系人由您填写。',
      alsoCalled: ['电话簿', '权限', '相册'],
    },
    'withdraw-consent': {
      question: '怎样撤回同意？',
      answer: '在隐私选择里关闭即可，立即生效，页面会说明之后什么会停止。',
      alsoCalled: ['停止使用数据', '退订', '营销'],
    },
    'get-my-data': {
      question: '可以要一份我的数据吗？',
      answer: '可以，在隐私选择里。几分钟内得到一个包含全部内容的文件。',
      alsoCalled: ['导出', '下载数据'],
    },
    'how-to-complain': {
      question: '怎样投诉？',
      answer: '在投诉里写下来，有照片也可附上。马上得到编号和答复日期。不收费，也不影响您的贷款。',
      alsoCalled: ['反馈问题', '举报', '申诉'],
    },
    'when-answered': {
      question: '投诉什么时候答复？',
      answer: '最迟 {days} 个工作日；准确日期写在投诉上。临近时由更高一级的人接手。',
      alsoCalled: ['多久', '期限', '没有答复'],
    },
    'not-satisfied': {
      question: '我对答复不满意',
      answer: '回复即可重新打开，并有新的日期。由另一个人查看。',
      alsoCalled: ['重新打开', '升级', '再申诉'],
    },
    'go-to-regulator': {
      question: '怎样向监管机构反映？',
      answer: '投诉页面写明{regulator}、从何时起可以前往以及方法。免费，他们问的我们都会回答。',
      alsoCalled: ['监察员', '监管', '法律途径'],
    },
  },
};
